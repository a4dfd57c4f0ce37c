import { type ChildProcess, spawn } from 'node:child_process';
import { type Browser, chromium, type Page } from 'playwright/test';

/** Ends a tab on the spot, as a browser without memory does. */
export async function killTab(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void devtools.send('Page.crash').catch(() => undefined);
  await crashed;
}

/** A browser with a folder of its own, as a person has it; ended by its process. */
export async function startBrowser(
  folder: string,
): Promise<{ readonly browser: Browser; readonly child: ChildProcess }> {
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
    { stdio: ['ignore', 'ignore', 'pipe'] },
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
  return { browser: await chromium.connectOverCDP(address), child };
}
