import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Browser, chromium, type Page } from 'playwright/test';

/** Kills a tab, like a browser that runs out of memory. */
export async function killTab(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void devtools.send('Page.crash').catch(() => undefined);
  await crashed;
}

type StartedBrowser = { readonly browser: Browser; readonly kill: () => Promise<void> };

/** Starts a browser with its own profile folder. */
export async function startBrowser(folder: string): Promise<StartedBrowser> {
  const path = process.env.CHROMIUM ?? chromium.executablePath();
  const child = spawn(
    path,
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--window-size=1280,800',
      '--remote-debugging-port=0',
      `--user-data-dir=${folder}`,
      'about:blank',
    ],
    // The browser may be started by a script: both are in a process group of their own.
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk;
      const found = /ws:\/\/\S+/.exec(said)?.[0];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error(said)));
  });
  const kill = async () => {
    const ended = once(child, 'exit');
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    await ended;
  };
  return { browser: await chromium.connectOverCDP(address), kill };
}
