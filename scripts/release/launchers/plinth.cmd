@echo off
rem Starts Plinth with the Node that comes with it.
setlocal
set "here=%~dp0"
if exist "%here%current" (
  set /p version=<"%here%current"
) else (
  for /d %%v in ("%here%versions\*") do set "version=%%~nxv"
)
if not defined PLINTH_DATA set "PLINTH_DATA=%here%data"
"%here%versions\%version%\node\bin\node.exe" "%here%versions\%version%\start.mjs" %*
