import { type Config, Puck, type Slot, useGetPuck } from '@puckeditor/core';
import '@puckeditor/core/puck.css';
import { createRoot } from 'react-dom/client';
import { scrollIntoSight, timeToPaint, untilPainted } from '../editor/api.ts';
import { IMAGE, type Leaf, PEER_CSS } from '../editor/content.ts';
import { buttonAt, leaves, requestedBlocks } from '../editor/requested-content.ts';

const slot = { type: 'slot' } as const;
const field = { type: 'text' } as const;

type Words = { text: string };
type Components = {
  section: { items: Slot };
  row: { items: Slot };
  column: { items: Slot };
  text: Words;
  image: object;
  button: Words;
};

const config: Config<Components> = {
  root: {
    render: ({ children }) => (
      <>
        <style>{PEER_CSS}</style>
        {children}
      </>
    ),
  },
  components: {
    section: {
      fields: { items: slot },
      render: ({ items: Items }) => (
        <section className="section">
          <Items />
        </section>
      ),
    },
    row: {
      fields: { items: slot },
      render: ({ items: Items }) => <Items className="row" />,
    },
    column: {
      fields: { items: slot },
      render: ({ items: Items }) => <Items className="column" />,
    },
    text: {
      fields: { text: field },
      render: ({ id, text }) => <p id={`x${id}`}>{text}</p>,
    },
    image: {
      fields: {},
      render: ({ id }) => (
        <img id={`x${id}`} src={IMAGE.url} width={IMAGE.width} height={IMAGE.height} alt="" />
      ),
    },
    button: {
      fields: { text: field },
      render: ({ id, text }) => (
        <span id={`x${id}`} className="button">
          {text}
        </span>
      ),
    },
  },
};

const item = (type: string, id: string, items: readonly object[]) => ({
  type,
  props: { id, items },
});
const leafOf = (leaf: Leaf) => ({
  type: leaf.kind,
  props: leaf.kind === 'image' ? { id: leaf.id } : { id: leaf.id, text: leaf.text },
});
const data = {
  root: { props: {} },
  content: requestedBlocks.map(({ id, columns }) =>
    item('section', id, [
      item(
        'row',
        `${id}r`,
        columns.map((column, at) => item('column', `${id}c${at}`, column.map(leafOf))),
      ),
    ]),
  ),
};

let getPuck: ReturnType<typeof useGetPuck> | null = null;
const PuckAccess = () => {
  getPuck = useGetPuck();
  return null;
};
const puck = () => {
  if (!getPuck) throw new Error('Puck has not been drawn yet');
  return getPuck();
};

const host = document.getElementById('root');
if (host) {
  createRoot(host).render(
    <Puck
      config={config}
      data={data}
      iframe={{ enabled: true, waitForStyles: false }}
      overrides={{ headerActions: () => <PuckAccess /> }}
      height="100vh"
    />,
  );
}

const canvas = () => document.querySelector('iframe');
const element = (id: string) => canvas()?.contentDocument?.getElementById(`x${id}`);
const last = leaves.at(-1)?.id ?? '';
const openedAt = await untilPainted(() => getPuck !== null && Boolean(element(last)));

let selected = buttonAt(0).id;
let before = '';
const textOf = () => element(selected)?.textContent ?? '';

window.bench = {
  openedAt,
  // Its history records a change after 250 ms.
  undoDelay: 300,
  select: async (index) => {
    selected = buttonAt(index).id;
    await scrollIntoSight(element(selected));
    const itemSelector = puck().getSelectorForId(selected) ?? null;
    return timeToPaint(
      () => puck().dispatch({ type: 'setUi', ui: { itemSelector } }),
      () => puck().selectedItem?.props.id === selected,
    );
  },
  edit: (index) => {
    const place = puck().getSelectorForId(selected);
    const old = puck().getItemById(selected);
    if (!place || !old) throw new Error(`Puck has no item ${selected}`);
    before = textOf();
    const text = `Edited ${index}`;
    return timeToPaint(
      () =>
        puck().dispatch({
          type: 'replace',
          destinationIndex: place.index,
          destinationZone: place.zone ?? '',
          data: { ...old, props: { ...old.props, text } },
        }),
      () => textOf() === text,
    );
  },
  undo: () =>
    timeToPaint(
      () => puck().history.back(),
      () => textOf() === before,
    ),
  insert: (index) => {
    const id = `new${index}`;
    return timeToPaint(
      () =>
        puck().dispatch({
          type: 'insert',
          componentType: 'button',
          destinationIndex: 0,
          destinationZone: 'b0c0:items',
          id,
        }),
      () => Boolean(element(id)),
    );
  },
  dragHandle: async () => {
    const target = element(leaves[1]?.id ?? '');
    await scrollIntoSight(target);
    const over = canvas()?.getBoundingClientRect() ?? new DOMRect();
    await untilPainted(() => true);
    const { x, y } = target?.getBoundingClientRect() ?? new DOMRect();
    const scale = over.width / (canvas()?.clientWidth || 1);
    return { from: { x: over.x + (x + 30) * scale, y: over.y + (y + 10) * scale }, over };
  },
  isDragging: () =>
    canvas()?.contentDocument?.querySelector('[data-dnd-dragging], [data-puck-dragging]') !== null,
};
