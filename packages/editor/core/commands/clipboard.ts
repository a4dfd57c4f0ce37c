import {
  checkTree,
  copyWithNewIds,
  createWidget,
  mayAdd,
  nestFrom,
  ROW,
  sameValue,
  setProperties,
  type WidgetNode,
} from '@plinth/model';
import { INSPECTORS } from '@plinth/widgets/inspectors';
import { plainText } from '../properties/plain-text.ts';
import type { EditorSession } from '../session/types.ts';
import { toRefusal } from '../steps/refusal.ts';
import { type CommandOutcome, DONE, refused, runStep, stepLabel } from '../steps/step.ts';
import { evenColumns } from './columns.ts';
import { withDefaultGaps } from './default-gaps.ts';
import { removeSelection } from './edit.ts';
import { positionNear } from './insert.ts';
import type { InsertPosition } from './insert-position.ts';
import { wrapTrees } from './new-widget.ts';
import { outermostSelected } from './refusals.ts';
import { treeVerdict } from './rules.ts';
import { withoutRecords } from './without-records.ts';

/** Identifies Plinth's payload in the system clipboard. */
const FORMAT = 'plinth/widgets';

type Payload = {
  readonly format: typeof FORMAT;
  /** The site that the widgets were copied from. */
  readonly origin: string;
  readonly trees: readonly WidgetNode[];
};

/** Clipboard content from Plinth or any other program. */
export type ClipboardContent = {
  readonly html: string;
  readonly text: string;
  readonly files: readonly File[];
};

/** Word adds an image of the copied text to the text. A copied image comes without text. */
export const hasText = ({ html, text }: ClipboardContent): boolean =>
  text.trim() !== '' || html.replace(/<[^>]*>/g, '').trim() !== '';

/** The latest copy, for browsers that block clipboard access. */
let latestCopy: { readonly html: string; readonly text: string } | null = null;
/** The transfer of the latest copy to the system clipboard while it lasts. */
let transfer: Promise<void> | null = null;

/** The JSON is an attribute in the HTML format, which every browser transfers between tabs. */
const PAYLOAD = /data-plinth="([A-Za-z0-9+/=]+)"/;

function encode(payload: Payload): string {
  const bytes = new TextEncoder().encode(JSON.stringify(payload));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function decode(html: string): readonly WidgetNode[] {
  try {
    const binary = atob(PAYLOAD.exec(html)?.[1] ?? '');
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const { format, origin, trees } = JSON.parse(
      new TextDecoder().decode(bytes),
    ) as Partial<Payload>;
    if (format !== FORMAT || !Array.isArray(trees)) return [];
    const checked = trees.map((tree) => checkTree(tree));
    const found = checked.flatMap((check) => (check.ok ? [check.tree] : []));
    return origin === location.origin ? found : found.map(withoutRecords);
  } catch {
    return [];
  }
}

/** The texts of a widget and its descendants, one per line. */
const textsOf = (tree: WidgetNode): string[] =>
  [plainText(tree), ...tree.children.flatMap(textsOf)].filter((words) => words !== '');

/** The selection in clipboard formats; null if nothing can be copied. */
function selectionFormats(
  session: EditorSession,
): { readonly html: string; readonly text: string } | null {
  const trees = outermostSelected(session).flatMap(
    (id) => nestFrom(session.store.reader, id) ?? [],
  );
  if (trees.length === 0) return null;
  const text = trees.flatMap(textsOf).join('\n');
  const escaped = text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return {
    html: `<div data-plinth="${encode({ format: FORMAT, origin: location.origin, trees })}">${escaped}</div>`,
    text,
  };
}

async function write({ html, text }: { readonly html: string; readonly text: string }) {
  const blob = (type: string, content: string) => new Blob([content], { type });
  const formats = {
    'text/html': blob('text/html', html),
    // Some browsers refuse empty text.
    'text/plain': blob('text/plain', text || ' '),
  };
  await navigator.clipboard?.write([new ClipboardItem(formats)]).catch(() => undefined);
}

/** Copies the selection to the system clipboard, and to memory as a fallback. */
export function copySelection(session: EditorSession): CommandOutcome {
  const formats = selectionFormats(session);
  if (!formats) return refused('nothingSelected');
  latestCopy = formats;
  const started = write(formats).finally(() => {
    if (transfer === started) transfer = null;
  });
  transfer = started;
  return DONE;
}

/** Removes the selection at once: it may be another one when the system clipboard is written. */
export function cutSelection(session: EditorSession): CommandOutcome {
  const outcome = copySelection(session);
  return outcome.refused === null ? removeSelection(session) : outcome;
}

/**
 * Plinth widgets in the clipboard. The latest copy if it isn't in the clipboard yet, or if the
 * clipboard is empty or has the same text.
 */
export function copiedTrees({ html, text, files }: ClipboardContent): readonly WidgetNode[] {
  if (latestCopy && transfer) return decode(latestCopy.html);
  const found = decode(html);
  if (found.length > 0 || !latestCopy) return found;
  const isSame = text.trim() === latestCopy.text.trim();
  const isEmpty = text === '' && html === '' && files.length === 0;
  return isSame || isEmpty ? decode(latestCopy.html) : [];
}

/** Trees with the wrappers that each needs in `parent`; equal neighbors share theirs. */
function inWrappers(
  session: EditorSession,
  { parent, wrap: ofFirst }: InsertPosition,
  trees: readonly WidgetNode[],
): readonly WidgetNode[] {
  const groups: { readonly wrap: readonly string[]; readonly trees: WidgetNode[] }[] = [];
  for (const tree of trees) {
    const verdict = treeVerdict(session, parent, tree);
    const wrap = verdict.ok ? verdict.wrap : ofFirst;
    const last = groups.at(-1);
    if (last && sameValue(last.wrap, wrap)) last.trees.push(tree);
    else groups.push({ wrap, trees: [tree] });
  }
  return groups.flatMap((group) => wrapTrees(session.newId, group.trees, group.wrap));
}

/** What is next to a position; nothing is next to a widget in a block of its own. */
function neighborsAt({ store }: EditorSession, { parent, index, wrap }: InsertPosition) {
  const siblings = wrap.length === 0 ? (store.node(parent)?.children ?? []) : [];
  return {
    before: store.node(siblings[index - 1] ?? ''),
    after: store.node(siblings[index] ?? ''),
  };
}

/** Inserts trees after the selection in one step. Every widget gets a new id. */
export function pasteTrees(session: EditorSession, sources: readonly WidgetNode[]): CommandOutcome {
  const { newId, ui, store } = session;
  const copies = sources.map((tree) => copyWithNewIds(tree, newId));
  const [first] = copies;
  if (!first) return refused('nothingToPaste');
  const off = copies.map((tree) => mayAdd(tree, session.lookup)).find(({ ok }) => !ok);
  if (off && !off.ok) return refused(toRefusal(off));
  const position = positionNear(session, ui.getState().selection.at(-1) ?? null, first);
  if ('refused' in position) return position;
  const trees = withDefaultGaps(session.lookup, copies, neighborsAt(session, position));
  return runStep(session, stepLabel('PASTE', first.widget, trees.length), {
    select: trees.map(({ id }) => id),
    work: (run) => {
      const { parent, index } = position;
      inWrappers(session, position, trees).forEach((tree, offset) => {
        run(createWidget({ parent, index: index + offset, tree }));
      });
      if (store.node(parent)?.widget !== ROW) return;
      for (const action of evenColumns(store.reader, parent)) run(action);
    },
  });
}

/** Reads the system clipboard; empty if the browser denies access. */
export async function readClipboard(): Promise<ClipboardContent> {
  await transfer;
  const items = (await navigator.clipboard?.read?.().catch(() => null)) ?? [];
  const readFormat = async (type: string): Promise<string> => {
    const item = items.find(({ types }) => types.includes(type));
    return item ? (await item.getType(type)).text() : '';
  };
  const images = items.flatMap((item) =>
    item.types.filter((type) => type.startsWith('image/')).map((type) => ({ item, type })),
  );
  const files = images.map(async ({ item, type }) => {
    const blob = await item.getType(type);
    return new File([blob], `picture.${type.slice(6)}`, { type });
  });
  return {
    html: await readFormat('text/html'),
    text: await readFormat('text/plain'),
    files: await Promise.all(files),
  };
}

/** Applies the design of the copied widget to selected widgets of the same type. */
export async function pasteStyle(session: EditorSession): Promise<CommandOutcome> {
  const { store, ui } = session;
  const { selection } = ui.getState();
  const [source] = copiedTrees(await readClipboard());
  if (!source) return refused('nothingToPaste');
  const names = designProperties(source.widget);
  const sameType = selection.filter((id) => store.node(id)?.widget === source.widget);
  if (sameType.length === 0) return refused('otherWidget');
  return runStep(session, stepLabel('STYLE', source.widget, sameType.length), {
    work: (run) => {
      for (const id of sameType) {
        const set = Object.fromEntries(
          Object.entries(source.properties).filter(([name]) => names.has(name)),
        );
        run(
          setProperties(
            id,
            set,
            [...names].filter((name) => !Object.hasOwn(set, name)),
          ),
        );
      }
    },
  });
}

/** Names of the top-level properties in the Design tab of a widget. */
function designProperties(widget: string): ReadonlySet<string> {
  const controls = (INSPECTORS[widget]?.design ?? []).flatMap((group) => group.controls);
  const paths = controls.flatMap(({ path, hoverPath }) => (hoverPath ? [path, hoverPath] : [path]));
  return new Set(
    paths
      .map((path) => path.split('.')[0] ?? '')
      .filter((name) => !['layer_name', 'anchor', 'is_locked'].includes(name)),
  );
}
