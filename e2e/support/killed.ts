import { type ChildProcess, spawn } from 'node:child_process';
import { type Browser, chromium, type Page } from 'playwright/test';

/** Kills a tab, like a browser that runs out of memory. */
export async function killTab(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void devtools.send('Page.crash').catch(() => undefined);
  await crashed;
}

/** Starts a browser with its own profile folder; killed by its process. */
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
