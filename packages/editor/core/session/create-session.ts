import {
  createHistory,
  type DocumentNode,
  flatten,
  type NodeId,
  type PageType,
  type WidgetNode,
  walk,
  withDisabled,
} from '@plinth/model';
import { widgetRules } from '@plinth/widgets';
import type { Revisions } from '../ports/saving/port.ts';
import { createDocumentStore } from '../store/document-store.ts';
import { createUiStore, type EditorUi } from '../view/ui-store.ts';
import { sealRuns } from './change-run.ts';
import { createElements } from './node-elements.ts';
import type { EditedSection, EditorSession, EditorView, SectionInfo } from './types.ts';
import { type RenamedIds, withStoredIds, withUniqueIds } from './unique-ids.ts';

export type SessionInput = {
  /** The revisions at which the sections were read. */
  readonly revisions: Revisions;
  readonly sections: readonly EditedSection[];
  /** The site's design as nodes, see `design-tree.ts`. */
  readonly design?: WidgetNode;
  readonly pageType: PageType;
  readonly newId: () => NodeId;
  /** Without it, new widgets have keys as texts. */
  readonly text?: EditorSession['text'];
  /** Names of widgets that the site has turned off. */
  readonly disabled?: ReadonlySet<string>;
  /** Adding widgets is not allowed. */
  readonly isDemo?: boolean;
  readonly ui?: Partial<EditorUi>;
};

const NONE: ReadonlySet<string> = new Set();

/** Opens documents for editing, with all nodes in one map. */
export function createSession({
  sections,
  design,
  pageType,
  newId,
  text = (key) => key,
  disabled = NONE,
  isDemo = false,
  ui,
}: Omit<SessionInput, 'revisions'>): EditorSession {
  const nodes = new Map<NodeId, DocumentNode>();
  let infos: readonly SectionInfo[] = [];
  const renamed = new Map<NodeId, RenamedIds>();
  const designNodes = design ? flatten(design).nodes : new Map<NodeId, DocumentNode>();
  for (const [id, node] of designNodes) nodes.set(id, node);
  for (const { tree, ...section } of sections) {
    const own: RenamedIds = new Map();
    const { root, nodes: shown } = flatten(withUniqueIds(tree, new Set(nodes.keys()), own));
    for (const [id, node] of shown) nodes.set(id, node);
    renamed.set(root, own);
    infos = [...infos, { ...section, root }];
  }
  const store = createDocumentStore(nodes.values());
  const history = createHistory<EditorView>({
    document: { read: () => store.reader, write: store.write },
    now: Date.now,
  });
  const uiStore = createUiStore(ui);
  sealRuns(history, uiStore);
  return {
    get sections() {
      return infos;
    },
    roots: () => [...infos.map(({ root }) => root), ...(design ? [design.id] : [])],
    setSection: (section) => {
      infos = infos.map((other) => (other.root === section.root ? section : other));
      uiStore.setState({});
    },
    toStored: (tree) =>
      withStoredIds(tree, new Map([...renamed.values()].flatMap((own) => [...own]))),
    toShown: (root, tree) => {
      const own = renamed.get(root) ?? new Map<NodeId, NodeId>();
      if ((own.get(root) ?? root) !== tree.id) own.set(root, tree.id);
      const others = infos.filter((section) => section.root !== root);
      const taken = others.flatMap((section) => walk(store.reader, section.root));
      const ids = [...designNodes.keys(), ...taken.map(({ id }) => id)];
      return withUniqueIds(tree, new Set(ids), own);
    },
    toShownId: (root, id) =>
      [...(renamed.get(root) ?? [])].find(([, stored]) => stored === id)?.[0] ?? id,
    pageType,
    store,
    history,
    ui: uiStore,
    elements: createElements(),
    lookup: withDisabled(widgetRules, disabled),
    newId,
    text,
    isDemo,
  };
}
