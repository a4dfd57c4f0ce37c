import grapesjs, { type Component, type ComponentDefinition } from 'grapesjs';
import 'grapesjs/dist/css/grapes.min.css';
import { scrollIntoSight, timeToPaint, untilPainted } from '../editor/api.ts';
import { IMAGE, type Leaf, PEER_CSS } from '../editor/content.ts';
import { buttonAt, leaves, requestedBlocks } from '../editor/requested-content.ts';

const words = (content: string) => [{ type: 'textnode', content }];

function leafOf(leaf: Leaf): ComponentDefinition {
  const { id } = leaf;
  if (leaf.kind === 'image') {
    const { url: src, width, height } = IMAGE;
    return { type: 'image', attributes: { id, src, width, height, alt: '' } };
  }
  return leaf.kind === 'button'
    ? { type: 'link', classes: ['button'], attributes: { id }, components: words(leaf.text) }
    : { type: 'text', tagName: 'p', attributes: { id }, components: words(leaf.text) };
}

const components: ComponentDefinition[] = requestedBlocks.map(({ id, columns }) => ({
  tagName: 'section',
  classes: ['section'],
  attributes: { id },
  components: [
    {
      classes: ['row'],
      components: columns.map((column, at) => ({
        classes: ['column'],
        attributes: { id: `${id}c${at}` },
        components: column.map(leafOf),
      })),
    },
  ],
}));

const editor = grapesjs.init({
  container: '#root',
  height: '100vh',
  storageManager: false,
  telemetry: false,
  noticeOnUnload: false,
  // Component definitions load faster than HTML, but the types allow only HTML.
  components: components as unknown as string,
  style: PEER_CSS,
});
await new Promise<void>((resolve) => editor.on('load', () => resolve()));

const frame = () => editor.Canvas.getDocument();
const last = leaves.at(-1)?.id ?? '';
const openedAt = await untilPainted(() => Boolean(frame()?.getElementById(last)));

const byId = new Map<string, Component>();
const wrapper = editor.getWrapper();
const index = (component: Component): void => {
  byId.set(component.getId(), component);
  for (const child of component.components().models) index(child);
};
if (wrapper) index(wrapper);

const componentOf = (id: string): Component => {
  const component = byId.get(id);
  if (!component) throw new Error(`GrapesJS has no component ${id}`);
  return component;
};

let selected = componentOf(buttonAt(0).id);
let before = '';
const textOf = () => selected.getEl()?.textContent ?? '';

window.bench = {
  openedAt,
  undoDelay: 30,
  select: async (at) => {
    selected = componentOf(buttonAt(at).id);
    await scrollIntoSight(selected.getEl());
    return timeToPaint(
      () => editor.select(selected),
      () => editor.getSelected() === selected,
    );
  },
  edit: (at) => {
    before = textOf();
    const text = `Edited ${at}`;
    return timeToPaint(
      () => selected.components(text),
      () => textOf() === text,
    );
  },
  undo: () =>
    timeToPaint(
      () => editor.UndoManager.undo(),
      () => textOf() === before,
    ),
  insert: (at) => {
    const column = componentOf('b0c0');
    const count = column.getEl()?.childElementCount ?? 0;
    const button = leafOf({ kind: 'button', id: `new${at}`, text: 'Button' });
    return timeToPaint(
      () => column.append(button),
      () => (column.getEl()?.childElementCount ?? 0) > count,
    );
  },
  dragHandle: async () => {
    const target = componentOf(leaves[1]?.id ?? '');
    await scrollIntoSight(target.getEl());
    editor.select(target);
    const handles = () => [...document.querySelectorAll('.gjs-toolbar-item')];
    await untilPainted(() => handles().length >= 3);
    // The toolbar ends with move, copy, and delete.
    const { x, y, width, height } = handles().at(-3)?.getBoundingClientRect() ?? new DOMRect();
    const over = editor.Canvas.getFrameEl().getBoundingClientRect();
    return { from: { x: x + width / 2, y: y + height / 2 }, over };
  },
  isDragging: () => {
    const mark = document.querySelector<HTMLElement>('.gjs-placeholder');
    return mark !== null && mark.style.display !== 'none';
  },
};
