import { type FontRecord, fonts, type services } from '@plinth/contract';
import { availableIn, type CatalogFont, chosenFaces, filesOf, missingLetters } from '@plinth/model';
import type { Handlers } from '../../rpc/context.ts';
import { recordHandlers, recordWrites } from '../../rpc/record-handlers.ts';
import { readGeneral } from '../../settings/settings.ts';
import type { StoredRecords } from '../../storage/database/record-types.ts';
import type { Store, Tx } from '../../storage/database/store.ts';
import type { MediaFiles } from '../../storage/files/open-files.ts';
import { deleteOrphaned, markOrphaned } from '../media/orphaned-files.ts';
import { fontRules } from './font-rules.ts';
import { type LinkFonts, readFontLibrary, readFonts } from './link-fonts.ts';
import { uploadFont } from './upload-font.ts';
import { readUses } from './uses.ts';

type FontsPorts = {
  readonly store: Store;
  readonly mediaFiles: MediaFiles;
  readonly fontCatalog: readonly CatalogFont[];
  readonly linkFonts: LinkFonts;
};

type StoredFont = StoredRecords['font'];

/** The keys of uploaded files. */
const keysOf = ({ source, faces }: StoredFont): readonly string[] =>
  source === 'upload' ? faces.map(({ file }) => file) : [];

/** Lists that are empty stand for all that the font has. */
const listed = <T>(chosen: T[], all: T[]): T[] => (chosen.length > 0 ? chosen : all);

export function createFonts(ports: FontsPorts): Handlers<typeof services.FontsService> {
  const { store, mediaFiles, fontCatalog, linkFonts } = ports;
  const rules = fontRules(fontCatalog);
  const handlers = recordHandlers(store, fonts, rules);
  const writes = recordWrites(fonts, rules);

  const toRecords = async (list: readonly StoredFont[]): Promise<FontRecord[]> => {
    const usesOf = await readUses(store.read);
    const { html_lang } = await readGeneral(store.read);
    return list.map((font) => {
      const { faces, stand_ins } = filesOf(font, fontCatalog);
      const available = availableIn(faces);
      return {
        ...font,
        ...{ faces: [...faces], stand_ins: [...stand_ins], available },
        styles: listed(font.styles, available.styles),
        subsets: listed(font.subsets, available.subsets),
        missing_letters: missingLetters(chosenFaces(faces, font), html_lang),
        ...usesOf(font),
      };
    });
  };
  const toRecord = async (font: StoredFont): Promise<FontRecord> => {
    const [record] = await toRecords([font]);
    return record as FontRecord;
  };
  const linked = async <T>(tx: Tx, work: Promise<T>): Promise<T> => {
    const result = await work;
    await linkFonts(tx);
    return result;
  };

  return {
    getList: async (query) => {
      const list = await handlers.getList({ sort: 'name', ...query });
      return { ...list, items: await toRecords(list.items) };
    },
    get: async (params) => toRecord(await handlers.get(params)),
    save: async (params, { actor }) =>
      toRecord(await store.transaction((tx) => linked(tx, writes.save(tx, params)), actor)),
    delete: async ({ ids }, { actor }) => {
      const { deleted, keys } = await store.transaction(async (tx) => {
        const removed = (await readFonts(tx.db)).filter(({ id }) => ids.includes(id));
        const files = removed.flatMap(keysOf);
        await markOrphaned(tx, files);
        return { deleted: await writes.deleteAll(tx, ids), keys: files };
      }, actor);
      await deleteOrphaned({ store, files: mediaFiles.store }, keys);
      return { deleted };
    },
    duplicate: async (params, context) => toRecord(await handlers.duplicate(params, context)),
    getCatalogue: async () => {
      const { html_lang } = await readGeneral(store.read);
      const library = await readFontLibrary(store.read, fontCatalog);
      const items = library.map((font) => {
        const missing_letters = missingLetters(font.faces, html_lang);
        return missing_letters === '' ? font : { ...font, missing_letters };
      });
      return { items };
    },
    upload: async (_, { actor, file }) => {
      const { font, family } = await uploadFont(file, ports, (work) =>
        store.transaction((tx) => linked(tx, work(tx)), actor),
      );
      return { ...(await toRecord(font)), family };
    },
  };
}
