let runs = 0;

/**
 * Runs a script of visitors' pages again, like a page that is opened. Resetting the modules instead
 * would make every later test file of the worker load all of them again.
 */
export const runScript = async (script: URL): Promise<void> => {
  runs += 1;
  await import(/* @vite-ignore */ `${script.pathname}?run=${runs}`);
};
