import { flatten } from '@plinth/model';
import { memo, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { timeToPaint, untilPainted } from './api.ts';
import { toSection } from './document.ts';
import { buttonAt, requestedBlocks } from './requested-content.ts';

/**
 * A minimal React editor as the baseline: a flat map and one subscription per node, no panels, no
 * rules.
 */
type BareWidget = {
  readonly id: string;
  readonly widget: string;
  readonly text: string;
  readonly children: readonly string[];
};

const nodes = new Map<string, BareWidget>();
for (const { id, widget, properties, children } of flatten(
  toSection(requestedBlocks),
).nodes.values()) {
  nodes.set(id, { id, widget, children, text: String(properties.html ?? properties.label ?? '') });
}
const listeners = new Map<string, () => void>();

const write = (node: BareWidget) => {
  nodes.set(node.id, node);
  listeners.get(node.id)?.();
};

const BareNode = memo(function BareNode({ id }: { readonly id: string }) {
  const node = useSyncExternalStore(
    (listener) => {
      listeners.set(id, listener);
      return () => listeners.delete(id);
    },
    () => nodes.get(id),
  );
  if (!node) return null;
  return (
    <div id={id} className={node.widget}>
      {node.children.length === 0
        ? node.text
        : node.children.map((child) => <BareNode key={child} id={child} />)}
    </div>
  );
});

const host = document.getElementById('root');
if (host) {
  host.innerHTML =
    '<iframe style="width:1280px;height:800px;border:0"></iframe><div id="outline" style="position:absolute;left:0;top:0"></div>';
}
const frame = document.querySelector('iframe')?.contentDocument;
const outline = document.getElementById('outline');
if (frame)
  createRoot(frame.body.appendChild(frame.createElement('div'))).render(<BareNode id="root" />);

let selected = buttonAt(0).id;
const past: BareWidget[] = [];
const textOf = (id: string) => frame?.getElementById(id)?.textContent;

window.bench = {
  openedAt: await untilPainted(() => frame?.querySelectorAll('[id]').length === nodes.size),
  undoDelay: 30,
  select: (index) =>
    timeToPaint(
      () => {
        selected = buttonAt(index).id;
        const box = frame?.getElementById(selected)?.getBoundingClientRect();
        if (outline && box) outline.style.transform = `translate(${box.x}px, ${box.y}px)`;
      },
      () => true,
    ),
  edit: (index) =>
    timeToPaint(
      () => {
        const node = nodes.get(selected);
        if (!node) return;
        past.push(node);
        write({ ...node, text: `Edited ${index}` });
      },
      () => textOf(selected) === `Edited ${index}`,
    ),
  undo: () => {
    const node = past.pop();
    return timeToPaint(
      () => node && write(node),
      () => textOf(selected) === node?.text,
    );
  },
  insert: (index) =>
    timeToPaint(
      () => {
        const column = nodes.get('b0c0');
        if (!column) return;
        const id = `new${index}`;
        nodes.set(id, { id, widget: 'button', text: 'Button', children: [] });
        write({ ...column, children: [...column.children, id] });
      },
      () => Boolean(frame?.getElementById(`new${index}`)),
    ),
};
