import { fakePorts, fakeSite } from '@plinth/editor/testing';
import { mountEditor } from '../../editor-host/mount.tsx';
import { createHostSite } from '../../editor-host/site.ts';
import { scrollIntoSight, timeToPaint, type, untilPainted } from './api.ts';
import { toSection } from './document.ts';
import { buttonAt, leaves, requestedBlocks } from './requested-content.ts';

const container = document.getElementById('root');
if (container) {
  const ports = fakePorts({ site: fakeSite({ context: createHostSite() }), parking: null });
  // Tools are open before the page is, as for the other editors.
  const ui = { panel: 'add', panelPins: { add: true } } as const;
  await mountEditor(container, { content: toSection(requestedBlocks), ui }, ports);
}

const part = (name: string) => document.querySelector<HTMLElement>(`[data-testid="${name}"]`);
const frame = () => document.querySelector('iframe')?.contentDocument;
const widget = (id: string) => frame()?.querySelector<HTMLElement>(`[data-node-id="${id}"]`);
const label = () => document.querySelector<HTMLInputElement>('[data-testid="control-label"] input');

/** Whether the selection outline is on this widget. */
function isOutlined(id: string): boolean {
  const outline = part('selected-outline');
  const canvas = document.querySelector('iframe');
  const element = widget(id);
  if (!outline || outline.hidden || !canvas || !element) return false;
  const { width, top } = canvas.getBoundingClientRect();
  const expected = (element.getBoundingClientRect().top * width) / canvas.clientWidth + top;
  return Math.abs(outline.getBoundingClientRect().top - expected) < 2;
}

const click = (target: HTMLElement | null | undefined) =>
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

const last = leaves.at(-1)?.id ?? '';
// Open means that the whole page and the tools are shown.
const openedAt = await untilPainted(() => Boolean(widget(last)) && part('tile-button') !== null);
let selected = buttonAt(0);
const textOf = () => widget(selected.id)?.textContent ?? '';
const labels = new Map<string, string>();

window.bench = {
  openedAt,
  undoDelay: 30,
  select: async (index) => {
    selected = buttonAt(index);
    const { id } = selected;
    const target = widget(id);
    await scrollIntoSight(target);
    return timeToPaint(
      () => click(target),
      () => isOutlined(id),
    );
  },
  edit: async (index) => {
    await untilPainted(() => label()?.value === textOf());
    const field = label();
    field?.focus();
    labels.set(selected.id, textOf());
    const text = `Edited ${index}`;
    const time = await timeToPaint(
      () => field && type(field, text),
      () => textOf() === text,
    );
    field?.blur();
    return time;
  },
  undo: () =>
    timeToPaint(
      () => click(part('undo-button')),
      () => textOf() === labels.get(selected.id),
    ),
  insert: async () => {
    const first = requestedBlocks[0]?.columns[0]?.[0]?.id ?? '';
    click(widget(first));
    const column = widget(first)?.parentElement;
    const before = column?.childElementCount ?? 0;
    return timeToPaint(
      () => click(part('tile-button')),
      () => (column?.childElementCount ?? 0) > before,
    );
  },
  dragHandle: async () => {
    const id = leaves[1]?.id ?? '';
    const target = widget(id);
    await scrollIntoSight(target);
    // A click on a selected text would edit it.
    if (!isOutlined(id)) click(target);
    await untilPainted(() => isOutlined(id) && part('drag-handle') !== null);
    const { x, y, width, height } = part('drag-handle')?.getBoundingClientRect() ?? new DOMRect();
    const over = document.querySelector('iframe')?.getBoundingClientRect() ?? new DOMRect();
    return { from: { x: x + width / 2, y: y + height / 2 }, over };
  },
  isDragging: () => part('drag-chip') !== null,
};
