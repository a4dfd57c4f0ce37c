import { OWNER_KINDS, type Owner, type OwnerKind, type PageChain, pagePath } from '@plinth/model';
import { isVisible, nextEdge, type OwnerNode } from '../../features/document-owners/owner-index.ts';
import type { Recorder } from '../cache/recorder.ts';
import { placeTag } from '../cache/tags.ts';
import { DOCUMENT_KINDS } from '../document-kinds.ts';
import { isServicePage } from '../pages/service-pages.ts';
import type { SiteFacts } from './site-facts.ts';

/** Location of an owner's document on the site. */
export type Place = {
  readonly owner: Owner;
  readonly node: OwnerNode;
  /** Ancestor pages, topmost first. */
  readonly parents: readonly OwnerNode[];
  readonly chain: PageChain;
};

type Site = Pick<SiteFacts, 'settings' | 'pages' | 'indexes'>;

const above = (facts: Site, kind: OwnerKind) => DOCUMENT_KINDS[kind].address.above(facts);

/** Undefined if the owner doesn't exist or has no URL. */
export function placeOf(facts: Site, owner: Owner): Place | undefined {
  const index = facts.indexes[owner.kind];
  const node = index.get(owner.id);
  const base = above(facts, owner.kind);
  if (!node || !base) return undefined;
  const parents = [...base, ...index.line(node).slice(0, -1)];
  const chain = node.is_home ? [] : [...parents, node].map(({ url }) => url);
  return { owner, node, parents, chain };
}

/** The owner whose document is at a URL. Pages take precedence. */
export function findPlace(facts: Site, chain: PageChain): Place | undefined {
  for (const kind of OWNER_KINDS) {
    const base = above(facts, kind);
    if (!base || base.some(({ url }, level) => url !== chain[level])) continue;
    const rest = chain.slice(base.length);
    const node = base.length > 0 && rest.length === 0 ? undefined : facts.indexes[kind].find(rest);
    if (node) return placeOf(facts, { kind, id: node.id });
  }
  return undefined;
}

/** Path and query relative to the site. */
export const pathOfPlace = ({ chain }: Place, { settings }: Site): string =>
  pagePath(chain, settings.general);

type NotePorts = {
  readonly facts: SiteFacts;
  readonly recorder: Pick<Recorder, 'tag' | 'until'>;
  readonly now: number;
};

/**
 * Records that a response contains an owner's URL, which changes with its ancestors and scheduled
 * times.
 */
export function notePlace(owner: Owner, { facts, recorder, now }: NotePorts): void {
  recorder.tag(placeTag(owner));
  for (const group of DOCUMENT_KINDS[owner.kind].address.settings) recorder.tag(`setting:${group}`);
  const place = placeOf(facts, owner);
  if (!place) return;
  for (const { id } of place.parents) recorder.tag(placeTag({ kind: 'page', id }));
  if (!isVisible(place.node, now)) recorder.until(nextEdge(place.node, now));
}

/** Public path of an owner's document. Null if it's hidden or has no URL. */
export function publicPath(owner: Owner, ports: NotePorts): string | null {
  const { facts, now } = ports;
  notePlace(owner, ports);
  const place = placeOf(facts, owner);
  if (!place || isServicePage(owner, facts) || !isVisible(place.node, now)) return null;
  return pathOfPlace(place, facts);
}
