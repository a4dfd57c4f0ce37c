import {
  OWNER_KINDS,
  type Owner,
  type OwnerKind,
  type PageChain,
  pagePath,
  parseTopicKey,
  type TopicRef,
} from '@plinth/model';
import {
  isVisible,
  type OwnerNode,
  publicationTime,
} from '../../features/document-owners/owner-index.ts';
import type { Recorder } from '../cache/dependency-log.ts';
import { locationTag } from '../cache/tags.ts';
import { DOCUMENT_KINDS } from '../document-kinds.ts';
import { isServicePage } from '../pages/service-pages.ts';
import type { SiteFacts } from './site-facts.ts';

/** Location of an owner's document on the site. */
export type DocumentLocation = {
  readonly owner: Owner;
  readonly node: OwnerNode;
  /** Ancestor pages, topmost first. */
  readonly parents: readonly OwnerNode[];
  readonly chain: PageChain;
  /** Its list shows the posts with this topic only. */
  readonly topic?: TopicRef;
};

type Site = Pick<SiteFacts, 'settings' | 'pages' | 'indexes'>;

const parentsOf = (facts: Site, kind: OwnerKind) => DOCUMENT_KINDS[kind].address.parents(facts);

/** Undefined if the owner doesn't exist or has no URL. */
export function locationOf(facts: Site, owner: Owner): DocumentLocation | undefined {
  const index = facts.indexes[owner.kind];
  const node = index.get(owner.id);
  const base = parentsOf(facts, owner.kind);
  if (!node || !base) return undefined;
  const parents = [...base, ...index.lineage(node).slice(0, -1)];
  const chain = node.is_home ? [] : [...parents, node].map(({ url }) => url);
  return { owner, node, parents, chain };
}

/** The owner whose document is at a URL. Pages take precedence. */
export function findLocation(facts: Site, chain: PageChain): DocumentLocation | undefined {
  for (const kind of OWNER_KINDS) {
    const base = parentsOf(facts, kind);
    if (!base || base.some(({ url }, level) => url !== chain[level])) continue;
    const rest = chain.slice(base.length);
    const node = base.length > 0 && rest.length === 0 ? undefined : facts.indexes[kind].find(rest);
    if (node) return locationOf(facts, { kind, id: node.id });
  }
  return findTopic(facts, chain);
}

/** The blog page as the archive of a topic, which is below it. */
export function topicLocation(facts: Site, topic: TopicRef): DocumentLocation | undefined {
  const { blog_page_id } = facts.settings.blog;
  const page = locationOf(facts, { kind: 'page', id: blog_page_id ?? 0 });
  return page && { ...page, chain: [...page.chain, topic.kind, topic.slug], topic };
}

function findTopic(facts: Site, chain: PageChain): DocumentLocation | undefined {
  const topic = parseTopicKey(chain.slice(-2).join('/'));
  const location = topic && topicLocation(facts, topic);
  return location && location.chain.join('/') === chain.join('/') ? location : undefined;
}

/** Path and query relative to the site. */
export const pathOf = ({ chain }: DocumentLocation, { settings }: Site): string =>
  pagePath(chain, settings.general);

type LocationPorts = {
  readonly facts: SiteFacts;
  readonly recorder: Pick<Recorder, 'tag' | 'expireAt'>;
  readonly now: number;
};

/**
 * Records that a response contains an owner's URL, which changes with its ancestors and scheduled
 * times.
 */
export function recordLocation(owner: Owner, { facts, recorder, now }: LocationPorts): void {
  recorder.tag(locationTag(owner));
  for (const group of DOCUMENT_KINDS[owner.kind].address.settings) recorder.tag(`setting:${group}`);
  const location = locationOf(facts, owner);
  if (!location) return;
  for (const { id } of location.parents) recorder.tag(locationTag({ kind: 'page', id }));
  if (!isVisible(location.node, now)) recorder.expireAt(publicationTime(location.node, now));
}

/** Public path of a topic's archive. Null while the blog page is hidden, or a page is there. */
export function topicPath(topic: TopicRef, ports: LocationPorts): string | null {
  const { facts } = ports;
  ports.recorder.tag('setting:blog');
  ports.recorder.tag('location:page:*');
  const location = topicLocation(facts, topic);
  if (!location || publicPath(location.owner, ports) === null) return null;
  if (!findLocation(facts, location.chain)?.topic) return null;
  return pathOf(location, facts);
}

/** Public path of an owner's document. Null if it's hidden or has no URL. */
export function publicPath(owner: Owner, ports: LocationPorts): string | null {
  const { facts, now } = ports;
  recordLocation(owner, ports);
  const location = locationOf(facts, owner);
  if (!location || isServicePage(owner, facts) || !isVisible(location.node, now)) return null;
  return pathOf(location, facts);
}
