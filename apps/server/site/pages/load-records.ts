import type { LinkAction, MenuItem } from '@plinth/model';
import type { MediaSource, MenuSource } from '@plinth/render';
import { collectReferences, type References } from '../../documents/record-references.ts';
import { mediaUrl } from '../../media/media-url.ts';
import type { StoredMedia } from '../../storage/record-types.ts';
import { fromRow } from '../../storage/records.ts';
import type { Reader } from '../../storage/store.ts';

/** Records by id; null for one that was looked for and is gone. */
export type LoadedRecords = {
  readonly media: Map<number, MediaSource | null>;
  readonly menus: Map<number, readonly MenuSource[] | null>;
};

export const noRecords = (): LoadedRecords => ({ media: new Map(), menus: new Map() });

const targetOf = (link: LinkAction): MenuSource['target'] =>
  link.action === 'none' ? '_self' : (link.target ?? '_self');

const menuSource = ({ id, label, link, is_draft, children }: MenuItem): MenuSource => ({
  id,
  label,
  link,
  target: targetOf(link),
  is_draft,
  children: children.map(menuSource),
});

export const mediaSource = (media: StoredMedia): MediaSource => {
  const { id, name, width, height, mime_type, title, alt, focal_point } = media;
  return {
    ...{ id, name, width, height, mime_type, title, alt, focal_point },
    url: mediaUrl(media.file_key),
    renditions: media.renditions.map(({ file_key, ...rendition }) => ({
      ...rendition,
      url: mediaUrl(file_key),
    })),
  };
};

const missingIn = (map: ReadonlyMap<number, unknown>, ids: ReadonlySet<number>): number[] =>
  [...ids].filter((id) => !map.has(id));

/** Loads what is named and not there yet: at most one query for menus and one for media. */
export async function loadRecords(
  db: Reader,
  named: References,
  loaded: LoadedRecords,
): Promise<void> {
  const menuIds = missingIn(loaded.menus, named.menus);
  if (menuIds.length > 0) {
    const rows = await db.selectFrom('menu').selectAll().where('id', 'in', menuIds).execute();
    for (const id of menuIds) loaded.menus.set(id, null);
    for (const menu of rows.map((row) => fromRow('menu', row))) {
      collectReferences(menu.items, named);
      loaded.menus.set(menu.id, menu.items.map(menuSource));
    }
  }
  const mediaIds = missingIn(loaded.media, named.media);
  if (mediaIds.length > 0) {
    const rows = await db.selectFrom('media').selectAll().where('id', 'in', mediaIds).execute();
    for (const id of mediaIds) loaded.media.set(id, null);
    for (const row of rows) loaded.media.set(row.id, mediaSource(fromRow('media', row)));
  }
}
