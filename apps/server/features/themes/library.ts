import { buffer } from 'node:stream/consumers';
import { RpcError } from '@plinth/contract';
import { invariant, isOlder } from '@plinth/model';
import type { StoredTheme } from '../../storage/database/record-types.ts';
import type { Reader, Store } from '../../storage/database/store.ts';
import type { FileStore } from '../../storage/files/file-store.ts';
import type { Themes } from '../../storage/folders/themes-folder.ts';
import { fromRow } from '../../storage/records/records.ts';
import { mediaUrl } from '../media/media-url.ts';
import { checkVersion, type OpenTheme, openTheme } from './open-theme.ts';
import { fontFile, isThemeFile, ThemeFile } from './theme-file.ts';
import { type PictureUrl, shippedPictures } from './theme-pictures.ts';

export type LibraryPorts = {
  readonly store: Store;
  readonly themes: Themes;
  readonly mediaFiles: { readonly store: FileStore };
};

/** A theme whose files haven't been checked: it may need a newer version of the product. */
export type ListedTheme = {
  readonly id: string;
  /** `theme.json` */
  readonly manifest: unknown;
  readonly is_shipped: boolean;
  readonly is_compatible: boolean;
  readonly pictureUrl: PictureUrl;
};

/** All themes that the site can change to: those of the product, and those that were installed. */
export type ThemeLibrary = {
  /** Those of the product first. */
  readonly list: () => Promise<readonly ListedTheme[]>;
  /** Throws `NOT_FOUND`, or `ThemeIncompatible` if the theme needs a newer version. */
  readonly open: (id: string) => Promise<OpenTheme>;
  /** The names of all files of a theme, as they are in its archive. Throws like `open`. */
  readonly filesOf: (id: string) => Promise<readonly string[]>;
};

export async function findInstalled(db: Reader, id: string): Promise<StoredTheme | undefined> {
  const row = await db.selectFrom('theme').selectAll().where('key', '=', id).executeTakeFirst();
  return row && fromRow('theme', row);
}

async function getInstalled(db: Reader, id: string): Promise<StoredTheme> {
  const theme = await findInstalled(db, id);
  if (!theme) throw new RpcError('NOT_FOUND');
  return theme;
}

const MANIFEST = 'theme.json';

/** An installed theme. Its fonts are loaded by the keys of their files, as uploaded fonts are. */
function openInstalled(
  { key, revision, manifest, documents, files }: StoredTheme,
  { store, themes, mediaFiles }: LibraryPorts,
): OpenTheme {
  const checkCurrent = async (db: Reader): Promise<void> => {
    const current = await getInstalled(db, key);
    if (current.revision !== revision)
      throw new RpcError('CONFLICT', { revision: current.revision });
  };
  const theme = ThemeFile.parse(manifest);
  checkVersion(theme, themes.version);
  const fonts = theme.fonts.map((font) => ({
    ...font,
    faces: font.faces.map((face) => ({
      ...face,
      file: files[fontFile(theme.id, face.file) ?? ''] ?? face.file,
    })),
  }));
  return {
    theme: { ...theme, fonts },
    document: (file) => documents[file],
    read: async (file) => {
      const stored = files[file];
      if (stored === undefined) {
        const content = file === MANIFEST ? manifest : documents[file];
        invariant(content !== undefined, `the theme file ${file} is missing`);
        return Buffer.from(JSON.stringify(content, null, 2));
      }
      const opened = await mediaFiles.store.open(stored);
      if (!opened) await checkCurrent(store.read);
      invariant(opened, `the theme file ${file} is missing`);
      return buffer(opened.stream);
    },
    checkCurrent,
  };
}

export function createThemeLibrary(ports: LibraryPorts): ThemeLibrary {
  const { store, themes } = ports;
  return {
    list: async () => {
      const rows = await store.read.selectFrom('theme').selectAll().orderBy('id').execute();
      const installed = rows.map((row) => fromRow('theme', row));
      return [
        ...themes.list().map(({ id, pictures, min_version }) => ({
          id,
          manifest: themes.readJson(id, MANIFEST),
          is_shipped: true,
          is_compatible: !isOlder(themes.version, min_version),
          pictureUrl: shippedPictures({ id, pictures }),
        })),
        ...installed.map(({ key, manifest, files }) => ({
          id: key,
          manifest,
          is_shipped: false,
          is_compatible: !isOlder(themes.version, String(manifest.min_version)),
          pictureUrl: (file: string) => {
            const stored = files[file];
            return stored === undefined ? undefined : mediaUrl(stored);
          },
        })),
      ];
    },
    open: async (id) =>
      themes.has(id)
        ? openTheme(themes, id)
        : openInstalled(await getInstalled(store.read, id), ports),
    filesOf: async (id) => {
      if (themes.has(id)) return themes.files(id).filter(isThemeFile);
      const { documents, files } = await getInstalled(store.read, id);
      return [MANIFEST, ...Object.keys(documents), ...Object.keys(files)];
    },
  };
}
