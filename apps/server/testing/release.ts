import {
  createHash,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
} from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ReleaseManifest, ThemeRelease } from '@plinth/contract';
import { rawPublicKey } from '../security/hub-keys.ts';
import { openAppFiles } from '../storage/folders/app-files.ts';
import { afterUse } from './after-use.ts';
import { zipOf } from './small-theme.ts';

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

export const newKey = (): KeyObject => generateKeyPairSync('ed25519').privateKey;

const publicText = (key: KeyObject): string =>
  Buffer.from(rawPublicKey(createPublicKey(key)), 'base64url').toString('base64');

export const RUNNING_VERSION = openAppFiles(import.meta.dirname).version;

/** A program that runs as a version, and serves `page.html`. `migration` fails if it's there. */
const START = `
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
const read = (name) => readFileSync(new URL(name, import.meta.url), 'utf8');
process.on('disconnect', () => process.exit(0));
if (existsSync(new URL('migration', import.meta.url))) throw new Error('no such column: later');
const server = createServer((request, response) => {
  if (existsSync(new URL('crash', import.meta.url))) process.exit(3);
  response.end(read('page.html'));
}).listen(0, '127.0.0.1', () => {
  process.send({ type: 'listening', url: 'http://127.0.0.1:' + server.address().port });
});
`;

/** What each version needs to be started. */
export const PROGRAM = {
  'node/bin/node': `#!/bin/sh\nexec "${process.execPath}" "$@"\n`,
  'node-flags.json': '[]',
  'start.mjs': START,
  'page.html': '<!DOCTYPE html><title>Home</title><p>Welcome</p>',
};

/** A folder with the running version, and the key that it trusts. */
export function testInstall() {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-install-'));
  afterUse(() => rmSync(folder, { recursive: true, force: true }));
  const key = newKey();
  const current = join(folder, 'versions', RUNNING_VERSION);
  mkdirSync(current, { recursive: true });
  mkdirSync(join(folder, 'updates'));
  for (const [path, text] of Object.entries(PROGRAM)) {
    mkdirSync(dirname(join(current, path)), { recursive: true });
    writeFileSync(join(current, path), text);
  }
  chmodSync(join(current, 'node/bin/node'), 0o755);
  writeFileSync(join(current, 'release-keys.json'), JSON.stringify([publicText(key)]));
  return { folder, key };
}

type Files = { readonly [path: string]: string };

/** The archive of a version with these files. `changed` replaces entries after they were hashed. */
export async function releaseArchive(
  version: string,
  files: Files = { ...PROGRAM, 'server/main.js': 'console.log("new")' },
  changed: Files = {},
): Promise<Buffer> {
  const folder = `versions/${version}`;
  const listed = Object.entries(files).map(([path, text]) => {
    const content = Buffer.from(text);
    return { path, size: content.length, sha256: sha256(content) };
  });
  const info = JSON.stringify({ version, files: listed });
  const entries = { 'version.json': info, ...files, ...changed };
  return zipOf(
    new Map([
      ['plinth', Buffer.from('#!/bin/sh')],
      ['supervisor.mjs', Buffer.from('')],
      ...Object.entries(entries).map(
        ([path, text]) => [`${folder}/${path}`, Buffer.from(text)] as const,
      ),
    ]),
    (name) => (name.endsWith('/node') ? 0o100755 : 0o100644),
  );
}

export type TestRelease = {
  readonly key: KeyObject;
  readonly version: string;
  readonly archive?: Buffer;
  readonly manifest?: Partial<ReleaseManifest>;
  /** The name that the manifest says. */
  readonly fileName?: string;
  /** The archive lacks its last byte. */
  readonly isTruncated?: boolean;
};

/** A manifest and its signature by this key. */
function signed(content: object, key: KeyObject) {
  const manifest = Buffer.from(JSON.stringify(content));
  const signature = sign(null, manifest, key).toString('base64');
  return { manifest, signature: JSON.stringify({ key: publicText(key), signature }) };
}

function writeReleases(hub: string, files: { readonly [name: string]: string | Buffer }): void {
  mkdirSync(join(hub, 'releases'), { recursive: true });
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(hub, 'releases', name), content);
}

const FILE = 'plinth-new.zip';

/** Puts a signed release into the data folder of a hub. */
export async function publishRelease(hub: string, release: TestRelease): Promise<void> {
  const { key, version, archive = await releaseArchive(version) } = release;
  const manifest: ReleaseManifest = {
    ...{ format: 1, product: 'plinth', version, min_version: '0.0.1', node: '24.0.0' },
    ...{ released: '2026-11-20T09:00:00.000Z', notes: 'Faster pages.\nFewer bugs.' },
    archives: [
      {
        platform: `${process.platform}-${process.arch}` as 'linux-x64',
        ...{ file: release.fileName ?? FILE, size: archive.length, sha256: sha256(archive) },
        unpacked_size: 1000,
      },
    ],
    ...release.manifest,
  };
  const { manifest: bytes, signature } = signed(manifest, key);
  writeReleases(hub, {
    'manifest.json': bytes,
    'manifest.sig': signature,
    [FILE]: release.isTruncated ? archive.subarray(0, -1) : archive,
  });
}

export type TestThemes = {
  readonly key: KeyObject;
  readonly archive: Buffer;
  /** What the list says of it. */
  readonly theme?: Partial<ThemeRelease>;
  /** What arrives instead of the archive. */
  readonly received?: Buffer;
};

/** Puts a signed list with the theme “cove” into the data folder of a hub. */
export function publishTheme(hub: string, { key, archive, theme, received }: TestThemes): void {
  const listed: ThemeRelease = {
    ...{ id: 'cove', name: 'Cove', version: '2.0.0', min_version: '0.0.1' },
    ...{ released: '2026-11-20T09:00:00.000Z', notes: 'Wider pages.', file: 'cove.zip' },
    ...{ size: archive.length, sha256: sha256(archive) },
    ...theme,
  };
  const list = signed({ format: 1, product: 'plinth-themes', themes: [listed] }, key);
  writeReleases(hub, {
    'themes.json': list.manifest,
    'themes.sig': list.signature,
    'cove.zip': received ?? archive,
  });
}
