#!/bin/sh
# Tries a .deb in a fresh Debian, as root: sh packaging/linux/try-deb.sh FILE.deb [SUITE [PICTURES]]
# It is installed with apt, tries itself, is looked at on a screen of its own, opens a game as a file
# manager does, and is removed. Needs debootstrap, xvfb, xdotool and imagemagick.
set -eu

deb=$(realpath "$1")
suite=${2:-bookworm}
pictures=$(realpath "${3:-$(dirname "$deb")}")
here=$(dirname "$(realpath "$0")")
sample=$here/../../tests/data/format-1-bulltricker.tabletop
root=$(mktemp -d /tmp/try-deb.XXXXXX)
chmod 755 "$root"
chroot=$(command -v chroot)
display=:${DISPLAY_NUMBER:-87}
screen=

clean_up() {
    [ -z "$screen" ] || kill "$screen" 2>/dev/null || true
    for place in tmp/.X11-unix dev/shm dev/pts proc; do
        umount "$root/$place" 2>/dev/null || true
    done
    # Never while anything of the running system is still mounted inside.
    rm -f "$root.before" "$root.after"
    mountpoint -q "$root/proc" || mountpoint -q "$root/tmp/.X11-unix" || rm -rf "$root"
}
trap clean_up EXIT
trap 'exit 130' HUP INT TERM

say() { printf '\n== %s\n' "$*"; }

die() {
    echo "FAILED: $*" >&2
    exit 1
}

in_root() { env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive "$chroot" "$root" "$@"; }

# As a person at the screen, and with no network: not even a loop-back device that is up.
as_player() {
    unshare -n env -i PATH=/usr/bin:/bin:/usr/games HOME=/home/player USER=player LANG=C.UTF-8 \
        DISPLAY="$display" "$chroot" --userspec=player:player "$root" "$@"
}

# Waits for a window whose title is like the given one.
window() {
    for _ in $(seq 100); do
        found=$(DISPLAY=$display xdotool search --onlyvisible --name "$1" 2>/dev/null | head -1)
        [ -z "$found" ] || return 0
        sleep 0.1
    done
    return 1
}

# Ends the program that holds the lock, which it names in the first line.
end_program() {
    kill "$(head -1 "$root/home/player/.local/share/tabletop-qt/tabletop-qt/running.lock")"
    for _ in $(seq 50); do
        DISPLAY=$display xdotool search --onlyvisible --name "^A game" >/dev/null 2>&1 || return 0
        sleep 0.1
    done
}

say "a fresh Debian ($suite)"
debootstrap --variant=minbase "$suite" "$root" >/dev/null
cp /etc/resolv.conf "$root/etc/"
mount -t proc proc "$root/proc"
mount -t tmpfs tmpfs "$root/dev/shm"
in_root apt-get update -qq
in_root find / -xdev \( -path /proc -o -path /var -o -path /tmp \) -prune -o -print | sort >"$root.before"

say "installing"
cp "$deb" "$root/tmp/tabletop-qt.deb"
in_root apt-get install -y -qq --no-install-recommends /tmp/tabletop-qt.deb >/dev/null
in_root dpkg-query -W -f '${Package} ${Version}: ${Status}, ${Installed-Size} kB\n' tabletop-qt
echo "package: $(stat -c %s "$deb") bytes"
in_root useradd --create-home player
touch "$root/tmp/marker"

say "the self-test"
as_player tabletop-qt --self-test

say "a window"
Xvfb "$display" -screen 0 1280x900x24 -nolisten tcp >/dev/null 2>&1 &
screen=$!
mkdir -p "$root/tmp/.X11-unix"
sleep 1
mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
as_player tabletop-qt &
window "^Tabletop Qt$" || die "no window"
echo "WM_CLASS: $(DISPLAY=$display xprop -id "$found" WM_CLASS 2>/dev/null || echo 'xprop is not here')"
sleep 1
DISPLAY=$display import -window root "$pictures/tried-$suite-start.png"

say "a game is opened as file managers do it"
in_root apt-get install -y -qq --no-install-recommends \
    desktop-file-utils shared-mime-info libglib2.0-bin hicolor-icon-theme >/dev/null
cp "$sample" "$root/home/player/A game.tabletop"
in_root chown player: "/home/player/A game.tabletop"
as_player gio info -a standard::content-type "/home/player/A game.tabletop" | tail -1
as_player gio mime application/x-tabletop-qt-game | head -1
as_player gio open "/home/player/A game.tabletop"
window "^A game" || die "the running program did not open the game"
sleep 1
DISPLAY=$display import -window root "$pictures/tried-$suite-game.png"
end_program
as_player gio open "/home/player/A game.tabletop"
window "^A game" || die "a first start did not open the game"
echo "opened by a running program, and by a first start"
end_program

say "what was written, outside /home/player/.local/share, .config and .cache"
in_root find / -xdev \( -path /proc -o -path /var -o -path /usr -o -path /etc \) -prune -o \
    -type f -newer /tmp/marker -print |
    grep -v -e '^/home/player/\.local/share/' -e '^/home/player/\.config/' -e '^/home/player/\.cache/' \
        -e '^/home/player/A game.tabletop$' || echo nothing

say "removing"
in_root apt-get purge -y -qq tabletop-qt >/dev/null
in_root apt-get autoremove -y -qq --purge >/dev/null
in_root find / -xdev \( -path /proc -o -path /var -o -path /tmp -o -path /home \) -prune -o -print | sort >"$root.after"
left=$(comm -13 "$root.before" "$root.after" | grep -i tabletop || true)
rm -f "$root.before" "$root.after"
[ -z "$left" ] || die "left behind: $left"
echo "nothing of it is left"
