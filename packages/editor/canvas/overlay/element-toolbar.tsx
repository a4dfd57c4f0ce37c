import { useT } from '@plinth/i18n/react';
import type { NodeId } from '@plinth/model';
import { IconButton } from '@plinth/ui';
import { IconCopy, IconDots, IconGripVertical } from '@tabler/icons-react';
import { memo, type PointerEvent, type ReactNode, useState } from 'react';
import { draggedSelection } from '../../core/commands/dragged.ts';
import {
  isSameMove,
  type MoveDirections,
  moveDirections,
  VERTICAL,
} from '../../core/commands/move-directions.ts';
import type { Command } from '../../core/commands/registry/command.ts';
import { commandKeysLabel } from '../../core/commands/registry/key-labels.ts';
import { CORE_COMMANDS, labelOf } from '../../core/commands/registry/registry.ts';
import { useCommands } from '../../core/commands/use-commands.ts';
import { useNodeValue, useSession } from '../../core/session/context.ts';
import type { EditorSession } from '../../core/session/types.ts';
import type { Refusal } from '../../core/steps/refusal.ts';
import { imagePath } from '../../core/widgets/received-content.ts';
import { dragFromPanel } from '../drag/pointer-drag.ts';
import type { CanvasHandle } from '../frame/canvas-context.ts';
import { menuIcon } from './menu-icons.tsx';
import './overlay.css';
import { useOverlayUpdate } from './use-overlay-update.ts';

type ElementToolbarProps = { readonly id: NodeId; readonly canvas: CanvasHandle };

const ICON = 16;

const ICONS: { readonly [command: string]: ReactNode } = {
  duplicate: <IconCopy size={ICON} />,
  menu: <IconDots size={ICON} />,
};

const commandsOf = (ids: readonly string[]): readonly Command[] =>
  ids.flatMap((id) => CORE_COMMANDS.find((command) => command.id === id) ?? []);

const BUTTONS = commandsOf(['parent', 'up', 'down', 'duplicate', 'menu', 'delete']);
const ENDS: readonly (Refusal | null)[] = ['atTheStart', 'atTheEnd', 'firstInLine', 'lastInLine'];
const IMAGE_BUTTONS = commandsOf(['replace-picture']);

/** The commands that stay in a toolbar for which there is little room, and their order. */
const KEPT = ['menu', 'replace-picture', 'up', 'down', 'duplicate', 'parent', 'delete'];

/** Leaves out all but some of the buttons, next to the drag handle. */
export function showButtons(head: HTMLElement, count: number): void {
  const buttons = [...head.querySelectorAll<HTMLElement>('[data-command]')];
  const rank = ({ dataset }: HTMLElement) => KEPT.indexOf(dataset.command ?? '');
  const ranked = buttons.toSorted((a, b) => rank(a) - rank(b));
  for (const [at, button] of ranked.entries())
    button.toggleAttribute('data-extra', at >= count - 1);
}

/** The ids of the commands that the place of the selection among its siblings rules out. */
const endsOf = (session: EditorSession): string =>
  BUTTONS.filter(({ refusal }) => ENDS.includes(refusal?.(session) ?? null))
    .map(({ id }) => id)
    .join(' ');

/**
 * The main actions on the selected widget: next to it and never over its text, and below the page on
 * phones.
 */
export function ElementToolbar({ id, canvas }: ElementToolbarProps) {
  const isMovable = useNodeValue(id, (node) => Boolean(node?.parent));
  const hasImage = useNodeValue(id, (node) => imagePath(node) !== null);
  return isMovable ? <Toolbar canvas={canvas} hasImage={hasImage} /> : null;
}

type ToolbarProps = Pick<ElementToolbarProps, 'canvas'> & { readonly hasImage: boolean };

/**
 * Acts on the selection at the time of the click, so it rerenders for another widget only if that
 * moves in other directions.
 */
const Toolbar = memo(function Toolbar({ canvas, hasImage }: ToolbarProps) {
  const t = useT();
  const session = useSession();
  const { context } = useCommands();
  const [directions, setDirections] = useState<MoveDirections>(VERTICAL);
  const [ends, setEnds] = useState('');
  useOverlayUpdate(canvas, () => {
    const next = moveDirections(session);
    const nextEnds = endsOf(session);
    return () => {
      setDirections((known) => (isSameMove(known, next) ? known : next));
      setEnds(nextEnds);
    };
  });
  const startDrag = ({ nativeEvent }: PointerEvent) => {
    const dragged = draggedSelection(session, session.ui.getState().selection.at(-1) ?? '');
    if (dragged) dragFromPanel(canvas, nativeEvent, dragged);
  };
  const runCommand = (command: Command) => {
    const refusal = command.refusal?.(session) ?? null;
    if (refusal === null) command.run?.(context());
    else context().report({ refused: refusal });
  };
  return (
    <div
      className="pl-element-toolbar"
      role="toolbar"
      aria-label={t('EDITOR.TOOLBAR.LABEL')}
      data-to-page
      data-testid="element-toolbar"
    >
      <IconButton
        size={24}
        label={t('EDITOR.TOOLBAR.DRAG')}
        icon={<IconGripVertical size={ICON} />}
        className="pl-drag-handle"
        data-testid="drag-handle"
        onPointerDown={startDrag}
      />
      {[...(hasImage ? IMAGE_BUTTONS : []), ...BUTTONS].map((command) => (
        <IconButton
          key={command.id}
          size={24}
          label={t(labelOf(command, session))}
          keys={commandKeysLabel(command)}
          icon={ICONS[command.id] ?? menuIcon(command.id, directions)}
          disabled={ends.split(' ').includes(command.id)}
          data-command={command.id}
          aria-haspopup={command.id === 'menu' ? 'menu' : undefined}
          onClick={() => runCommand(command)}
        />
      ))}
    </div>
  );
});
