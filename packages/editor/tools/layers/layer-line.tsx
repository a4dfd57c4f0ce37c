import { useT } from '@plinth/i18n/react';
import { IconChevronRight } from '@tabler/icons-react';
import { type MouseEvent, memo, type PointerEvent } from 'react';
import { nodeText } from '../../canvas/drag/drop-position-text.ts';
import { dragFromPanel } from '../../canvas/drag/pointer-drag.ts';
import { useCanvas } from '../../canvas/frame/canvas-context.ts';
import { draggedSelection } from '../../core/commands/dragged.ts';
import { openMenu } from '../../core/commands/open-menu.ts';
import type { Point } from '../../core/geometry/box.ts';
import { factTextIn, plainText } from '../../core/properties/plain-text.ts';
import { useNode, useSession, useUi } from '../../core/session/context.ts';
import { useServices } from '../../core/session/services.ts';
import { nodeStates } from '../../core/widgets/node-states.ts';
import { useMissingFacts } from '../../core/widgets/use-missing-facts.ts';
import { WidgetIcon } from '../../core/widgets/widget-icon.tsx';
import { LayerMarks } from './layer-marks.tsx';
import { LayerName } from './layer-name.tsx';
import type { LayerRow } from './rows.ts';
import { INDENT } from './tree-slots.ts';
import type { LayerTree } from './use-tree.ts';
import { ROW } from './use-window.ts';

/** Maximum number of characters of a widget's text to show. */
const MOST_WORDS = 60;

type LayerLineProps = LayerRow & {
  readonly index: number;
  /** Whether the line is the tree's tab stop. */
  readonly isStop: boolean;
  readonly go: LayerTree['go'];
  readonly fold: LayerTree['fold'];
};

/** One line of the tree. Rerenders with its own node, not on scrolling. */
export const LayerLine = memo(function LayerLine(props: LayerLineProps) {
  const { id, level, position, count, isOpen, index, isStop, go, fold } = props;
  const t = useT();
  const session = useSession();
  const canvas = useCanvas();
  const { context: site } = useServices().ports.site;
  const node = useNode(id);
  const isSelected = useUi(({ selection }) => selection.includes(id));
  const isRenaming = useUi(({ renaming }) => renaming === id);
  const device = useUi((ui) => ui.device);
  const missing = useMissingFacts(id);
  if (!node) return null;
  const { ui } = session;
  const name = nodeText(t, session, id);
  // Widgets without a layer name show their text.
  const words = node.properties.layer_name
    ? ''
    : plainText(node, factTextIn(site)).slice(0, MOST_WORDS);
  const facts = [name, words, ...nodeStates(t, node, { device, missing })];

  const click = ({ target, shiftKey, ctrlKey, metaKey }: MouseEvent) => {
    if (isRenaming) return;
    if ((target as Element).closest('[data-fold]') && isOpen !== undefined) fold([id], !isOpen);
    else go(id, shiftKey ? 'range' : ctrlKey || metaKey ? 'toggle' : 'select');
  };
  const rename = ({ target }: MouseEvent) => {
    if (node.parent !== null && !(target as Element).closest('[data-fold]'))
      ui.setState({ renaming: id });
  };
  const showMenu = (at: Point) => openMenu(session, id, at);
  const press = ({ nativeEvent }: PointerEvent) => {
    const dragged = isRenaming || nativeEvent.button !== 0 ? null : draggedSelection(session, id);
    if (canvas && dragged) dragFromPanel(canvas, nativeEvent, dragged, showMenu);
  };
  const handleContextMenu = (event: MouseEvent) => {
    if (isRenaming) return;
    event.preventDefault();
    showMenu({ x: event.clientX, y: event.clientY });
  };
  return (
    <div
      role="treeitem"
      aria-label={facts.filter(Boolean).join(', ')}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={count}
      aria-selected={isSelected}
      aria-expanded={isOpen}
      tabIndex={isStop ? 0 : -1}
      className="pl-layer"
      style={{ top: index * ROW, height: ROW, paddingInlineStart: 8 + (level - 1) * INDENT }}
      data-layer={id}
      onClick={click}
      onDoubleClick={rename}
      onContextMenu={handleContextMenu}
      onPointerDown={press}
      onPointerEnter={() => ui.setState({ hovered: id })}
      onPointerLeave={() => ui.setState({ hovered: null })}
      onKeyDown={() => undefined}
    >
      <span className="pl-layer-fold" data-fold data-open={isOpen || undefined}>
        {isOpen !== undefined && <IconChevronRight size={14} />}
      </span>
      <WidgetIcon widget={node.widget} />
      {isRenaming ? (
        <LayerName id={id} onLeave={() => go(id, 'stay')} />
      ) : (
        <>
          <span className="pl-layer-name">{name}</span>
          <span className="pl-layer-words">{words}</span>
        </>
      )}
      {node.parent !== null && !isRenaming && <LayerMarks node={node} missing={missing} />}
    </div>
  );
});
