; The installer for Windows: for one user, without administrator's rights. build.py gives the names
; in ${}: VERSION, NUMBERS, BUNDLE (the program's folder), ICONS, TARGET, KILOBYTES, CHANGES.
!ifdef CPU ; a stub for another processor, where the tool has one: Debian's has amd64-unicode
  Target "${CPU}"
!else
  Unicode true
!endif
!include MUI2.nsh
!include FileFunc.nsh
!include WinMessages.nsh

!define NAME "Tabletop Qt"
!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\tabletop-qt"
!define CLASS "TabletopQt.Game"
!define CLASSES "Software\Classes"

Name "${NAME}"
OutFile "${TARGET}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"
SetCompressor /SOLID lzma
ManifestDPIAware true
BrandingText "${NAME} ${VERSION}"

VIProductVersion "${NUMBERS}"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Installer of ${NAME}"
VIAddVersionKey "LegalCopyright" "The developers of ${NAME}"

!define MUI_ICON "${ICONS}/tabletop-qt.ico"
!define MUI_UNICON "${ICONS}/tabletop-qt.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\tabletop-qt.exe"
!define MUI_FINISHPAGE_SHOWREADME "$INSTDIR\Changes.txt"
!define MUI_FINISHPAGE_SHOWREADME_TEXT "Show what has changed"
!define MUI_FINISHPAGE_SHOWREADME_NOTCHECKED
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

; Waits until no program runs from the folder: its file can be written then.
!macro WAIT_FOR_END un
Function ${un}WaitForEnd
  again:
  IfFileExists "$INSTDIR\tabletop-qt.exe" 0 done
  ClearErrors
  FileOpen $0 "$INSTDIR\tabletop-qt.exe" a
  IfErrors 0 close
  IfSilent give_up
  MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "Please close ${NAME} first." IDRETRY again
  give_up:
  SetErrorLevel 2
  Quit
  close:
  FileClose $0
  done:
FunctionEnd
!macroend
!insertmacro WAIT_FOR_END ""
!insertmacro WAIT_FOR_END "un."

; Takes away what an installation put into the folder, and nothing else that may lie there.
!macro REMOVE_FILES
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\tabletop-qt.exe"
  Delete "$INSTDIR\game.ico"
  Delete "$INSTDIR\licences.txt"
  Delete "$INSTDIR\Changes.txt"
!macroend

Section
  Call WaitForEnd
  SetOutPath "$INSTDIR"
  ; An older version may have files that this one has not.
  !insertmacro REMOVE_FILES
  File /r "${BUNDLE}/*"
  File "/oname=game.ico" "${ICONS}/application-x-tabletop-qt-game.ico"
  File "/oname=Changes.txt" "${CHANGES}"
  WriteUninstaller "$INSTDIR\uninstall.exe"

  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\tabletop-qt.exe"

  WriteRegStr HKCU "${CLASSES}\.tabletop" "" "${CLASS}"
  WriteRegStr HKCU "${CLASSES}\.tabletop" "Content Type" "application/x-tabletop-qt-game"
  WriteRegStr HKCU "${CLASSES}\.tabletop\OpenWithProgids" "${CLASS}" ""
  WriteRegStr HKCU "${CLASSES}\${CLASS}" "" "${NAME} game"
  WriteRegStr HKCU "${CLASSES}\${CLASS}\DefaultIcon" "" "$INSTDIR\game.ico"
  WriteRegStr HKCU "${CLASSES}\${CLASS}\shell\open\command" "" '"$INSTDIR\tabletop-qt.exe" "%1"'

  WriteRegStr HKCU "${KEY}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\tabletop-qt.exe"
  WriteRegStr HKCU "${KEY}" "Publisher" "The developers of ${NAME}"
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${KEY}" "EstimatedSize" ${KILOBYTES}
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
  ${RefreshShellIcons}
SectionEnd

; The games, settings and log of the user stay: they are not the installer's.
Section "Uninstall"
  Call un.WaitForEnd
  !insertmacro REMOVE_FILES
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  ; The ending is given back only if no other program has taken it since.
  ReadRegStr $0 HKCU "${CLASSES}\.tabletop" ""
  StrCmp $0 "${CLASS}" 0 +2
  DeleteRegValue HKCU "${CLASSES}\.tabletop" ""
  DeleteRegValue HKCU "${CLASSES}\.tabletop" "Content Type"
  DeleteRegValue HKCU "${CLASSES}\.tabletop\OpenWithProgids" "${CLASS}"
  DeleteRegKey /ifnosubkeys /ifnovalues HKCU "${CLASSES}\.tabletop\OpenWithProgids"
  DeleteRegKey /ifnosubkeys /ifnovalues HKCU "${CLASSES}\.tabletop"
  DeleteRegKey HKCU "${CLASSES}\${CLASS}"
  DeleteRegKey HKCU "${KEY}"
  ${un.RefreshShellIcons}
SectionEnd
