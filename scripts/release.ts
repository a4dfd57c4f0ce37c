import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { RELEASE_PLATFORMS, releaseVersion } from '../packages/contract/releases.ts';
import { build } from './build.ts';
import { root } from './lib/root.ts';
import { readPublicKey, readSigningKey, writeNewKey } from './release/keys.ts';
import { makeRelease } from './release/make.ts';
import { installedRuntimes } from './release/platforms.ts';

const USAGE = `Usage: npm run release -- --key FILE [--next-key FILE.pub] [--notes FILE] [--version x.y.z] [--min-version x.y.z]
       npm run release -- --new-key FILE`;

const TEXT = { type: 'string' } as const;

function options() {
  const { values } = parseArgs({
    options: {
      ...{ key: TEXT, 'new-key': TEXT, 'next-key': TEXT, notes: TEXT, version: TEXT },
      'min-version': TEXT,
    },
  });
  return values;
}

async function release(given: ReturnType<typeof options>, keyFile: string): Promise<void> {
  const { version }: { version: string } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  const key = readSigningKey(keyFile);
  const nextKey = given['next-key'] === undefined ? undefined : readPublicKey(given['next-key']);
  const notes = given.notes === undefined ? '' : readFileSync(given.notes, 'utf8');
  const runtimes = installedRuntimes();
  await build();
  const manifest = await makeRelease({
    ...{ key, nextKey, notes, runtimes },
    version: releaseVersion.parse(given.version ?? version),
    minVersion: releaseVersion.parse(given['min-version'] ?? '0.0.0'),
  });
  for (const { file, size, unpacked_size } of manifest.archives) {
    const mb = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;
    console.log(
      `.cache/release/${manifest.version}/${file}  ${mb(size)}, ${mb(unpacked_size)} unpacked`,
    );
  }
  const made = manifest.archives.map(({ platform }) => platform);
  const missing = RELEASE_PLATFORMS.filter((platform) => !made.includes(platform));
  if (missing.length > 0) {
    console.log(`Not for ${missing.join(', ')}: npm installs their packages only there.`);
  }
}

async function main(): Promise<void> {
  const given = options();
  if (given['new-key'] !== undefined) writeNewKey(given['new-key']);
  else if (given.key !== undefined) await release(given, given.key);
  else throw new Error(USAGE);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
