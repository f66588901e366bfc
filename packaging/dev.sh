#!/bin/sh
# One command for every task of development; it sets up all it needs, in .venv.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
venv=$root/.venv
bin=$venv/bin

# Debian's names; apt-get finds the renamed successors of later releases by what they provide.
offscreen_packages="libglib2.0-0 libegl1 libgl1 libxkbcommon0 libdbus-1-3 libfontconfig1"
window_packages="$offscreen_packages libxkbcommon-x11-0 libxcb-cursor0 libxcb-icccm4 \
libxcb-keysyms1 libxcb-shape0"

usage() {
    cat <<'END'
Usage: sh packaging/dev.sh TASK

  run [ARGUMENTS]    start the program
  test [ARGUMENTS]   check format, style, types and imports, then run the tests
  slow [ARGUMENTS]   run the slow tests alone
  bench [ARGUMENTS]  measure speed
  fix                put the format right, and the style where that is safe

ARGUMENTS go to the program, to pytest, or to the bench.
END
}

say() { printf '%s\n' "$*" >&2; }

die() {
    say "$*"
    exit 1
}

# --- Python -------------------------------------------------------------------------------------

# Sets $python, and $pip_from: "system" for a pip that can install into another environment
# (22.3 or later; Debian's Python cannot make an environment with a pip of its own unless
# python3-venv is there), "venv" for a Python that brings one.
find_python() {
    old_pip=
    for python in python3 python3.11 python3.12 python3.13 python3.14; do
        "$python" -c 'import sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue
        if "$python" -m pip --python "$(command -v "$python")" --version >/dev/null 2>&1; then
            pip_from=system
            return
        fi
        if "$python" -c 'import ensurepip' 2>/dev/null; then
            pip_from=venv
            return
        fi
        old_pip=${old_pip:-$python}
    done
    [ -z "$old_pip" ] || die "$old_pip has no pip of version 22.3 or later;" \
        "on Debian and Ubuntu: apt-get install python3-pip"
    die "Python 3.11 or later is needed, and none was found as python3 or python3.11 to python3.14."
}

pip_install() {
    if [ "$pip_from" = system ]; then
        set -- "$python" -m pip --python "$bin/python" install "$@"
    else
        set -- "$bin/python" -m pip install "$@"
    fi
    "$@" --quiet --disable-pip-version-check --no-input --no-user
}

# What .venv was made from: the packages, the interpreter, and the place, which scripts contain.
packages_stamp() {
    printf '%s\n' "$root" "$(cksum <"$root/requirements.lock")"
    "$bin/python" -IS -c 'import sys; print(sys.version)' 2>/dev/null || echo "no interpreter"
}

project_stamp() { cat "$root/pyproject.toml" "$root/tabletop_qt/__init__.py" | cksum; }

is_stamped() { [ -f "$venv/$1" ] && [ "$("$1")" = "$(cat "$venv/$1")" ]; }

set_up_python() {
    if ! is_stamped packages_stamp; then
        find_python
        say "Setting up .venv with $("$python" --version); this takes a minute at most ..."
        trap 'exit 130' HUP INT TERM
        trap 'rm -rf "$venv"' EXIT
        rm -rf "$venv"
        if [ "$pip_from" = system ]; then
            "$python" -m venv --without-pip "$venv"
        else
            "$python" -m venv "$venv"
        fi
        pip_install --require-hashes --only-binary :all: -r "$root/requirements.lock"
        install_project
        packages_stamp >"$venv/packages_stamp"
        trap - HUP INT TERM EXIT
    elif ! is_stamped project_stamp; then
        find_python
        install_project
    fi
}

# The project itself, editable: gives its version and its command, and needs no network.
install_project() {
    rm -f "$venv/project_stamp"
    pip_install --no-deps --no-build-isolation --no-index --editable "$root"
    project_stamp >"$venv/project_stamp"
}

# --- The system's libraries ---------------------------------------------------------------------

# Which shared libraries the given parts of Qt miss, on one line.
missing_libraries() {
    for qt in "$venv"/lib/python3*/site-packages/PySide6/Qt; do
        (cd "$qt" && ldd "$@" 2>/dev/null)
    done | sed -n 's/^[[:space:]]*\([^[:space:]]*\) => not found.*/\1/p' | sort -u | paste -s -d ' ' -
}

# set_up_libraries "PACKAGES" QT_FILE...
set_up_libraries() {
    packages=$1
    shift
    if [ "$(uname -s)" != Linux ] || ! command -v ldd >/dev/null; then
        return 0
    fi
    missing=$(missing_libraries "$@")
    [ -n "$missing" ] || return 0
    command -v apt-get >/dev/null ||
        die "Qt misses $missing: install them with the package manager of this system."
    install="apt-get install -y --no-install-recommends $packages"
    [ "$(id -u)" -eq 0 ] ||
        die "Qt misses $missing. Install them with: sudo apt-get update && sudo $install"
    say "Qt misses $missing: $install"
    apt-get update -qq
    # shellcheck disable=SC2086 # a list of words
    DEBIAN_FRONTEND=noninteractive $install -qq >/dev/null
    missing=$(missing_libraries "$@")
    [ -z "$missing" ] || die "Qt still misses $missing."
}

set_up_offscreen() {
    set_up_python
    set_up_libraries "$offscreen_packages" \
        lib/libQt6Widgets.so.6 lib/libQt6Svg.so.6 plugins/platforms/libqoffscreen.so
}

set_up_window() {
    set_up_python
    set_up_libraries "$window_packages" \
        lib/libQt6Widgets.so.6 lib/libQt6Svg.so.6 plugins/platforms/libqxcb.so
}

set_up_display() {
    case ${QT_QPA_PLATFORM-} in
        offscreen* | minimal*) set_up_offscreen ;;
        ?*) set_up_window ;;
        *)
            [ "$(uname -s)" != Linux ] || [ -n "${DISPLAY-}${WAYLAND_DISPLAY-}" ] ||
                die "There is no display here to open a window on;" \
                    "to try the program without one, install the package xvfb and say:" \
                    "xvfb-run -a sh packaging/dev.sh run"
            set_up_window
            ;;
    esac
}

# --- Tasks --------------------------------------------------------------------------------------

enter_offscreen() {
    set_up_offscreen
    export QT_QPA_PLATFORM=offscreen
    cd "$root"
}

step() {
    printf '\n== %s\n' "$1"
    shift
    "$@"
}

run_program() {
    case ${1-} in
        engine | -h | --help | --version) set_up_python ;; # opens no window
        *) set_up_display ;;
    esac
    exec "$bin/python" -P -m tabletop_qt "$@"
}

run_tests() {
    enter_offscreen
    step "ruff format" "$bin/ruff" format --check
    step "ruff check" "$bin/ruff" check
    step "mypy" "$bin/mypy"
    step "lint-imports" "$bin/lint-imports"
    PYTEST_ADDOPTS="-n 2 ${PYTEST_ADDOPTS-}"
    export PYTEST_ADDOPTS
    step "pytest" "$bin/pytest" "$@"
}

run_slow_tests() {
    enter_offscreen
    exec "$bin/pytest" -m slow "$@"
}

run_bench() {
    enter_offscreen
    exec "$bin/python" -m tests.bench "$@"
}

fix() {
    set_up_python
    cd "$root"
    "$bin/ruff" check --fix --exit-zero --quiet
    "$bin/ruff" format
    exec "$bin/ruff" check
}

task=${1-}
[ $# -eq 0 ] || shift
case $task in
    run) run_program "$@" ;;
    test) run_tests "$@" ;;
    slow) run_slow_tests "$@" ;;
    bench) run_bench "$@" ;;
    fix) fix ;;
    -h | --help | help) usage ;;
    *)
        usage >&2
        exit 2
        ;;
esac
