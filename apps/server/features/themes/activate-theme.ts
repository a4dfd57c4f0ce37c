import { type KeptPart, RpcError } from '@plinth/contract';
import { Background, referencesIn, type WidgetNode } from '@plinth/model';
import { SHARED_KINDS, type SharedKind } from '../../documents/shared-sections.ts';
import { activeTheme, setActiveTheme } from '../../settings/active-theme.ts';
import type { Actor } from '../../storage/database/actor.ts';
import { dryRun } from '../../storage/database/dry-run.ts';
import type { Store, Tx } from '../../storage/database/store.ts';
import type { FileStore } from '../../storage/files/file-store.ts';
import { audit } from '../../storage/records/audit.ts';
import { findFormerDesign, saveFormerDesign } from './former-design.ts';
import { importPages, type UniqueSlug, withContentPages } from './import-pages.ts';
import type { InstallPorts } from './install-theme.ts';
import type { ThemeLibrary } from './library.ts';
import type { OpenTheme } from './open-theme.ts';
import { imageKeys, type KnownIds, keyOf, resolveForSite } from './references.ts';
import { siteIds } from './site-ids.ts';
import { NO_STARTER } from './starter.ts';
import { switchDesign } from './switch-design.ts';
import { type BlogPorts, postImages, postsOf } from './theme-blog.ts';
import {
  resolveBackgrounds,
  type SectionDesign,
  suppliedDesign,
  type ThemeDesign,
} from './theme-design.ts';
import {
  createMissing,
  type MediaHashes,
  mediaHashes,
  type StoredFiles,
  storeMissing,
} from './theme-media.ts';

export type ActivatePorts = Pick<InstallPorts, 'documents'> &
  BlogPorts & {
    readonly store: Store;
    readonly mediaFiles: { readonly store: FileStore };
    readonly library: ThemeLibrary;
    readonly uniqueSlug: UniqueSlug;
    readonly linkFonts: (tx: Tx) => Promise<void>;
    readonly backUpFirst: () => Promise<void>;
  };

export type Activation = {
  readonly id: string;
  /** Restores the design that the site had with the theme. */
  readonly restore: boolean;
  /** Adds the sample pages of the theme. */
  readonly with_pages: boolean;
};

/** Keys of the images that will be in the library. */
function neededImages(opened: OpenTheme, { restore, with_pages }: Activation): readonly string[] {
  const { sections, background } = suppliedDesign(opened);
  const samples = with_pages ? withContentPages(opened).theme : null;
  const pages = samples ? [...samples.pages, ...postsOf(samples)] : [];
  const documents = [
    ...(restore ? [] : SHARED_KINDS.flatMap((kind) => sections[kind]?.document ?? [])),
    ...pages.map(({ file }) => opened.document(file) as WidgetNode),
  ];
  const ofBackgrounds = background
    .flatMap(({ properties }) => referencesIn(Background, properties))
    .flatMap((reference) => keyOf(reference) ?? []);
  return [
    ...documents.flatMap(imageKeys),
    ...(samples ? postImages(samples) : []),
    ...(restore ? [] : ofBackgrounds),
  ];
}

/** A theme whose files are stored, but nothing else. */
type Prepared = {
  readonly opened: OpenTheme;
  readonly hashes: MediaHashes;
  readonly files: StoredFiles;
};

async function prepare(activation: Activation, ports: ActivatePorts): Promise<Prepared> {
  const opened = await ports.library.open(activation.id);
  const hashes = await mediaHashes(opened, neededImages(opened, activation));
  const mediaPorts = { store: ports.store, mediaFiles: ports.mediaFiles.store };
  return { opened, hashes, files: await storeMissing(opened, hashes, mediaPorts) };
}

/** Adds images, and pages if they are wanted. Returns ids for what is left of the theme. */
async function addContent(
  tx: Tx,
  { opened, ...images }: Prepared,
  { with_pages, ports }: { readonly with_pages: boolean; readonly ports: ActivatePorts },
): Promise<{ readonly ids: KnownIds; readonly pages: number }> {
  const media = await createMissing(tx, opened, images);
  const { pages, menus } = opened.theme;
  const linked = { pages, menus: menus.map(({ key }) => key) };
  const before = { media, ...(await siteIds(tx.db, linked)) };
  const added = with_pages ? await importPages(tx, opened, { ids: before, ports }) : 0;
  return { ids: { media, ...(await siteIds(tx.db, linked)) }, pages: added };
}

/** The design that a theme supplies, for this site. */
async function resolvedDesign(
  tx: Tx,
  { opened }: Prepared,
  { ids, documents }: { readonly ids: KnownIds } & Pick<ActivatePorts, 'documents'>,
): Promise<ThemeDesign> {
  const design = suppliedDesign(opened);
  const sections: { [K in SharedKind]?: SectionDesign } = {};
  for (const kind of SHARED_KINDS) {
    const section = design.sections[kind];
    if (!section) continue;
    const document = await documents.accept(tx.db, resolveForSite(section.document, ids), {
      location: { pageType: 'page', sectionName: kind },
      path: kind,
      allowsMissingStyles: true,
    });
    sections[kind] = { ...section, document };
  }
  return { ...design, background: resolveBackgrounds(design.background, ids), sections };
}

async function getFormerDesign(tx: Tx, id: string): Promise<ThemeDesign> {
  const design = await findFormerDesign(tx.db, id);
  if (!design) throw new RpcError('NOT_FOUND');
  return design;
}

/** A theme of the library, or null for the site without one. */
export type PreparedTheme = Prepared | null;

/** Stores the images of a theme, which takes too long inside of a transaction. */
export const prepareTheme = async (
  activation: Activation,
  ports: ActivatePorts,
): Promise<PreparedTheme> => (activation.id === NO_STARTER ? null : prepare(activation, ports));

/** Gives the site the design of a theme. Returns how many pages it added, and its images. */
export async function applyTheme(
  tx: Tx,
  { id, restore, with_pages }: Activation,
  { prepared, ports }: { readonly prepared: PreparedTheme; readonly ports: ActivatePorts },
): Promise<{ readonly pages: number; readonly images: readonly number[] }> {
  const content = prepared && (await addContent(tx, prepared, { with_pages, ports }));
  const design =
    restore || !prepared || !content
      ? await getFormerDesign(tx, id)
      : await resolvedDesign(tx, prepared, { ids: content.ids, documents: ports.documents });
  await switchDesign(tx, design, ports.linkFonts);
  return { pages: content?.pages ?? 0, images: [...(content?.ids.media.values() ?? [])] };
}

/**
 * Gives the site another theme. Pages, menus, and images stay. The design of before is saved, to
 * switch back to it. All or nothing: if it fails, the former theme is active.
 */
export async function activateTheme(
  activation: Activation,
  ports: ActivatePorts,
  actor: Actor,
): Promise<{ readonly pages: number }> {
  const { id } = activation;
  const prepared = await prepareTheme(activation, ports);
  if (((await activeTheme(ports.store.read)) || NO_STARTER) !== id) await ports.backUpFirst();
  return ports.store.transaction(async (tx) => {
    const active = (await activeTheme(tx.db)) || NO_STARTER;
    if (active === id) return { pages: 0 };
    await prepared?.opened.checkCurrent?.(tx.db);
    await saveFormerDesign(tx, active);
    const { pages } = await applyTheme(tx, activation, { prepared, ports });
    await setActiveTheme(tx, id === NO_STARTER ? '' : id);
    await audit(tx, { record: 'theme', result: 'allowed', details: { theme: id } });
    return { pages };
  }, actor);
}

/** What would stay of the site's design, because the theme has nothing in its role. */
export async function readKeptParts(
  { id, restore }: Pick<Activation, 'id' | 'restore'>,
  { store, library, linkFonts }: ActivatePorts,
): Promise<readonly KeptPart[]> {
  const opened = restore ? null : await library.open(id);
  return dryRun(store, async (tx) => {
    const design = opened ? suppliedDesign(opened) : await getFormerDesign(tx, id);
    return switchDesign(tx, design, linkFonts);
  });
}
