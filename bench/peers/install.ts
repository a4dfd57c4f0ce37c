import { existsSync, statSync } from 'node:fs';
import { root } from '../../scripts/lib/root.ts';
import { show } from '../../scripts/lib/run.ts';

const folder = `${root}bench/peers/`;

/** Installs the editors that ours is compared with, on first use, in a separate folder. */
export async function installPeers(): Promise<void> {
  const installed = `${folder}node_modules/.package-lock.json`;
  const lockfileTime = statSync(`${folder}package-lock.json`).mtimeMs;
  if (existsSync(installed) && statSync(installed).mtimeMs >= lockfileTime) return;
  console.log('Installing the editors to compare with (once) …');
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await show('npm', ['ci', '--prefix', folder, ...flags]);
  if (code !== 0) throw new Error('The editors to compare with could not be installed.');
}
