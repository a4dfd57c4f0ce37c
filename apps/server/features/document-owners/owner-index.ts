import { isPublic, type PageChain, type PageStatus } from '@plinth/model';

/** The fields of a page that URLs, menus, and access checks need. All pages are held in memory. */
export type OwnerNode = {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly parent_id: number | null;
  readonly is_home: boolean;
  readonly status: PageStatus;
  readonly published_at: string | null;
  readonly visibility: 'public' | 'password';
};

/** The page tree, indexed by URL and by id. */
export type OwnerIndex = {
  readonly all: () => Iterable<OwnerNode>;
  readonly get: (id: number) => OwnerNode | undefined;
  readonly find: (chain: PageChain) => OwnerNode | undefined;
  /** From the topmost ancestor to the page itself. */
  readonly lineage: (node: OwnerNode) => readonly OwnerNode[];
  readonly chain: (node: OwnerNode) => PageChain;
  /** Replaces the entries of `ids` with `found`. Ids that aren't in `found` are removed. */
  readonly update: (ids: Iterable<number>, found: readonly OwnerNode[]) => void;
};

const ROOT = 0;
/** Exceeds the depth of any valid tree. Prevents endless loops on corrupt data. */
const MAX_DEPTH = 20;

const keyOf = ({ parent_id, url }: Pick<OwnerNode, 'parent_id' | 'url'>): string =>
  `${parent_id ?? ROOT}/${url}`;

export function createOwnerIndex(): OwnerIndex {
  const nodes = new Map<number, OwnerNode>();
  const idsByKey = new Map<string, number>();
  let home: number | undefined;

  const get = (id: number | null | undefined) => (id == null ? undefined : nodes.get(id));
  const lineage = (node: OwnerNode): readonly OwnerNode[] => {
    const ancestry: OwnerNode[] = [];
    for (let next: OwnerNode | undefined = node; next; next = get(next.parent_id)) {
      ancestry.unshift(next);
      if (ancestry.length > MAX_DEPTH) break;
    }
    return ancestry;
  };
  const remove = (id: number) => {
    const old = nodes.get(id);
    if (!old) return;
    nodes.delete(id);
    if (idsByKey.get(keyOf(old)) === id) idsByKey.delete(keyOf(old));
    if (home === id) home = undefined;
  };
  return {
    all: () => nodes.values(),
    get,
    lineage,
    chain: (node) => (node.is_home ? [] : lineage(node).map(({ url }) => url)),
    find: (chain) => {
      if (chain.length === 0) return get(home);
      let node: OwnerNode | undefined;
      for (const url of chain) {
        node = get(idsByKey.get(keyOf({ parent_id: node?.id ?? null, url })));
        if (!node) return undefined;
      }
      return node;
    },
    update: (ids, found) => {
      for (const id of ids) remove(id);
      for (const node of found) {
        nodes.set(node.id, node);
        idsByKey.set(keyOf(node), node.id);
        if (node.is_home) home = node.id;
      }
    },
  };
}

/** Whether links to the page stay the same. */
export const hasSameLinks = (a: OwnerNode | undefined, b: OwnerNode | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  (Object.keys(a) as (keyof OwnerNode)[]).every((name) => a[name] === b[name]);

export const isVisible = (node: OwnerNode, now: number): boolean =>
  isPublic(node, new Date(now).toISOString());

/** When a scheduled page becomes visible. Infinity if it isn't scheduled. */
export const publicationTime = ({ status, published_at }: OwnerNode, now: number): number => {
  const due = status === 'future' && published_at !== null ? Date.parse(published_at) : 0;
  return due > now ? due : Number.POSITIVE_INFINITY;
};
