import { useT } from '@plinth/i18n/react';
import type { NodeId } from '@plinth/model';
import { ancestors } from '@plinth/model';
import { IconChevronRight, IconEyeOff } from '@tabler/icons-react';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useCanvas } from '../canvas/canvas-context.ts';
import { selectNode } from '../commands/select.ts';
import { dragFromPanel } from '../drag/pointer-drag.ts';
import { isHiddenOn } from '../parts/visibility.ts';
import { WidgetIcon } from '../parts/widget-icon.tsx';
import { useNodeName } from '../parts/widget-name.ts';
import { useNode, useSession, useUi } from '../session/context.ts';
import './layers.css';
import { LayersDrop } from './layers-drop.tsx';
import { moveFocus } from './tree-keys.ts';
import { INDENT } from './tree-slots.ts';

type Open = {
  readonly isOpen: (id: NodeId) => boolean;
  readonly toggle: (id: NodeId, open?: boolean) => void;
};

/** The page as a tree, in step with the canvas both ways. Only what is unfolded is rendered. */
export function LayersPanel() {
  const t = useT();
  const session = useSession();
  const { sections, store } = session;
  const selected = useUi(({ selection }) => selection.at(-1) ?? null);
  const tree = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<ReadonlySet<NodeId>>(
    () => new Set(sections.map(({ root }) => root)),
  );

  useEffect(() => {
    if (selected === null) return;
    const above = ancestors(store.reader, selected).map(({ id }) => id);
    setOpen((before) =>
      above.every((id) => before.has(id)) ? before : new Set([...before, ...above]),
    );
    const row = tree.current?.querySelector(`[data-layer="${CSS.escape(selected)}"]`);
    row?.scrollIntoView({ block: 'nearest' });
  }, [selected, store]);

  const folds: Open = {
    isOpen: (id) => open.has(id),
    toggle: (id, want = !open.has(id)) => {
      setOpen((before) => {
        const next = new Set(before);
        if (want) next.add(id);
        else next.delete(id);
        return next;
      });
    },
  };
  const keys = (event: KeyboardEvent) => {
    if (tree.current) moveFocus({ event, tree: tree.current, session, folds });
  };
  return (
    <div
      ref={tree}
      role="tree"
      aria-label={t('EDITOR.LAYERS')}
      className="pl-layers"
      onKeyDown={keys}
      data-testid="layers-tree"
    >
      {sections.map(({ name, root }) => (
        <Layer
          key={root}
          id={root}
          level={1}
          folds={folds}
          label={t(`EDITOR.SECTION.${name.toUpperCase()}`)}
        />
      ))}
      <LayersDrop tree={tree} unfold={(id) => folds.toggle(id, true)} />
    </div>
  );
}

type LayerProps = {
  readonly id: NodeId;
  readonly level: number;
  readonly folds: Open;
  readonly label?: string;
};

function Layer({ id, level, folds, label }: LayerProps) {
  const t = useT();
  const session = useSession();
  const canvas = useCanvas();
  const node = useNode(id);
  const name = useNodeName(id);
  const isSelected = useUi(({ selection }) => selection.includes(id));
  const isCurrent = useUi(
    ({ selection }) => (selection.at(-1) ?? session.sections[0]?.root) === id,
  );
  const device = useUi((ui) => ui.device);
  if (!node) return null;
  const hasChildren = node.children.length > 0;
  const isOpen = hasChildren && folds.isOpen(id);
  const click = ({ target }: MouseEvent) => {
    if ((target as Element).closest('[data-fold]') && hasChildren) folds.toggle(id);
    else selectNode(session, id);
  };
  const press = ({ nativeEvent }: PointerEvent) => {
    if (canvas && nativeEvent.button === 0 && node.parent !== null)
      dragFromPanel(canvas, nativeEvent, { widget: node.widget, id });
  };
  return (
    <>
      <div
        role="treeitem"
        aria-level={level}
        aria-selected={isSelected}
        aria-expanded={hasChildren ? isOpen : undefined}
        tabIndex={isCurrent ? 0 : -1}
        className="pl-layer"
        style={{ paddingInlineStart: 8 + (level - 1) * INDENT }}
        data-layer={id}
        onClick={click}
        onPointerDown={press}
        onPointerEnter={() => session.ui.setState({ hovered: id })}
        onPointerLeave={() => session.ui.setState({ hovered: null })}
        onKeyDown={() => undefined}
      >
        <span className="pl-layer-fold" data-fold data-open={isOpen || undefined}>
          {hasChildren && <IconChevronRight size={14} />}
        </span>
        <WidgetIcon widget={node.widget} />
        <span className="pl-layer-name">{label ?? name}</span>
        {isHiddenOn(node, device) && <IconEyeOff size={14} aria-label={t('EDITOR.HIDDEN_HERE')} />}
      </div>
      {isOpen &&
        node.children.map((child) => (
          <Layer key={child} id={child} level={level + 1} folds={folds} />
        ))}
    </>
  );
}
