import type { LinkTarget } from '@plinth/contract';
import {
  MenuFields,
  type MenuItem,
  mapLinkUrls,
  menuItems,
  publicItems,
  type Reference,
  referencesIn,
  type SchemaNode,
  type WidgetNode,
} from '@plinth/model';
import { widgetDefinition } from '@plinth/widgets';
import { nodesOf } from '../../documents/design-usage.ts';

/** A link, with the widget or menu item that has it. */
export type FoundLink = { readonly node: string; readonly target: LinkTarget };

/** Files count where a link leads to them, not where they are shown. */
function targetOf({ kind, id, context }: Reference): readonly LinkTarget[] {
  if (typeof id !== 'number') return [];
  if (kind === 'page' || kind === 'post' || kind === 'popup') return [{ kind, id }];
  return kind === 'media' && context === 'link' ? [{ kind, id }] : [];
}

/** Ids, and names of old anchors, in the markup of rich text and custom HTML. */
const ID = /\s(?:id|name)\s*=\s*(?:"([^"]+)"|'([^']+)'|([^\s>"']+))/gi;

/** Visitors don't get what is in it, up to the end if it's left open. */
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;

function idsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') {
    const found = [...value.replace(COMMENT, '').matchAll(ID)];
    return found.flatMap(([, ...ids]) => ids.filter((id) => id !== undefined));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(idsIn);
}

/** What links of a page can lead to. */
export type Anchors = {
  readonly ids: ReadonlySet<string>;
  /** Scripts may add others. */
  readonly hasScripts: boolean;
};

const SCRIPT = /<script/i;

/** Only code of the owner can have one: rich texts have none. */
const hasScript = ({ properties }: WidgetNode): boolean =>
  Object.values(properties).some((value) => typeof value === 'string' && SCRIPT.test(value));

/** The anchors of a document. */
export function anchorsIn(document: WidgetNode): Anchors {
  const nodes = nodesOf(document);
  const ids = nodes.flatMap(({ properties }) => [
    ...(typeof properties.anchor === 'string' ? [properties.anchor] : []),
    ...idsIn(properties),
  ]);
  return { ids: new Set(ids), hasScripts: nodes.some(hasScript) };
}

/**
 * The anchors in code that a page or the site adds to pages. Its scripts, which count visitors or
 * describe the site, aren't expected to make any.
 */
export const anchorsInCode = (code: string): Anchors => ({
  ids: new Set(idsIn(code)),
  hasScripts: false,
});

export const joinAnchors = (all: readonly Anchors[]): Anchors => ({
  ids: new Set(all.flatMap(({ ids }) => [...ids])),
  hasScripts: all.some(({ hasScripts }) => hasScripts),
});

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** The anchor that a fragment names. Null for fragments that only scripts or browsers understand. */
export const anchorOf = (fragment: string): string | null =>
  fragment.startsWith('!') || fragment.includes(':~:') ? null : decoded(fragment);

/** The anchor that a link leads to on its own page. Null for other links. */
export const linkedAnchor = (target: LinkTarget): string | null =>
  target.kind === 'url' && target.url.startsWith('#') ? anchorOf(target.url.slice(1)) : null;

/** All links in a value. */
export function targetsIn(schema: SchemaNode, value: unknown): readonly LinkTarget[] {
  const urls: LinkTarget[] = [];
  mapLinkUrls(schema, value, (url) => {
    urls.push({ kind: 'url', url });
    return url;
  });
  return [...referencesIn(schema, value).flatMap(targetOf), ...urls];
}

/** All links of a document in its order. Those of unknown widgets are unknown. */
export const linksInDocument = (document: WidgetNode): readonly FoundLink[] =>
  nodesOf(document).flatMap(({ id, widget, properties }) => {
    const schema = widgetDefinition(widget)?.properties;
    return schema ? targetsIn(schema, properties).map((target) => ({ node: id, target })) : [];
  });

/** All links of a menu’s items that visitors see. */
export const linksInMenu = (items: readonly MenuItem[]): readonly FoundLink[] =>
  menuItems(publicItems(items)).flatMap((item) => {
    const own = { name: '', items: [{ ...item, children: [] }] };
    return targetsIn(MenuFields, own).map((target) => ({ node: item.id, target }));
  });

export const targetKey = (target: LinkTarget): string =>
  target.kind === 'url' ? `url ${target.url}` : `${target.kind} ${target.id}`;
