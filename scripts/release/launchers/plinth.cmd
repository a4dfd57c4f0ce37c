@echo off
rem Runs Plinth with the Node that comes with it.
setlocal
set "here=%~dp0"
if exist "%here%current" (
  set /p version=<"%here%current"
) else (
  for /d %%v in ("%here%versions\*") do set "version=%%~nxv"
)
set "node=%here%versions\%version%\node\bin\node.exe"
"%node%" --disable-warning=ExperimentalWarning "%here%supervisor.mjs" %*
