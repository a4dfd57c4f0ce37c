import type { WidgetNode } from '@plinth/model';

/** Records that documents and menus name; loaded before rendering, all of a kind in one query. */
export type References = { readonly media: Set<number>; readonly menus: Set<number> };

export const noReferences = (): References => ({ media: new Set(), menus: new Set() });

/** Ids of records that rendering looks up in another way, or not at all. */
const OTHER_IDS = new Set([
  'page_id',
  'popup_id',
  'post_id',
  'folder_id',
  'section_id',
  'background_id',
]);

/** Pictures and files inside rich text. */
const IN_TEXT = /(?:data-media="|link:(?:file|lightbox)\/)(\d{1,15})/g;

function collectId(name: string, id: number, found: References): void {
  if (!name.endsWith('_id') || OTHER_IDS.has(name)) return;
  (name === 'menu_id' ? found.menus : found.media).add(id);
}

/**
 * Looks through any value for references, by the names that ids have everywhere. What it misses is
 * loaded when rendering asks for it, at the price of rendering twice.
 */
export function collectReferences(value: unknown, found: References, name = ''): void {
  if (typeof value === 'number') collectId(name, value, found);
  else if (typeof value === 'string') {
    if (!value.includes('data-media') && !value.includes('link:')) return;
    for (const [, id] of value.matchAll(IN_TEXT)) found.media.add(Number(id));
  } else if (Array.isArray(value)) {
    for (const inner of value) collectReferences(inner, found, name);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) collectReferences(inner, found, key);
  }
}

export function collectFromTree(tree: WidgetNode | null, found: References): void {
  if (!tree) return;
  collectReferences(tree.properties, found);
  for (const child of tree.children) collectFromTree(child, found);
}
