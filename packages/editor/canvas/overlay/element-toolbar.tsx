import { useT } from '@plinth/i18n/react';
import type { NodeId } from '@plinth/model';
import { IconButton } from '@plinth/ui';
import {
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconCornerLeftUp,
  IconDots,
  IconGripVertical,
  IconTrash,
} from '@tabler/icons-react';
import { memo, type PointerEvent, type ReactNode } from 'react';
import { draggedSelection } from '../../core/commands/dragged.ts';
import type { Command } from '../../core/commands/registry/command.ts';
import { commandKeysLabel } from '../../core/commands/registry/key-labels.ts';
import { CORE_COMMANDS, labelOf } from '../../core/commands/registry/registry.ts';
import { useCommands } from '../../core/commands/use-commands.ts';
import { useNodeValue, useSession } from '../../core/session/context.ts';
import { dragFromPanel } from '../drag/pointer-drag.ts';
import type { CanvasHandle } from '../frame/canvas-context.ts';
import './overlay.css';

type ElementToolbarProps = { readonly id: NodeId; readonly canvas: CanvasHandle };

const ICON = 16;

const ICONS: readonly (readonly [string, ReactNode])[] = [
  ['parent', <IconCornerLeftUp key="parent" size={ICON} />],
  ['up', <IconArrowUp key="up" size={ICON} />],
  ['down', <IconArrowDown key="down" size={ICON} />],
  ['duplicate', <IconCopy key="duplicate" size={ICON} />],
  ['menu', <IconDots key="menu" size={ICON} />],
  ['delete', <IconTrash key="delete" size={ICON} />],
];

const BUTTONS = ICONS.flatMap(([id, icon]) => {
  const command = CORE_COMMANDS.find((candidate) => candidate.id === id);
  return command ? [{ command, icon }] : [];
});

/** The main actions on the selected widget, next to it and never over its text. */
export function ElementToolbar({ id, canvas }: ElementToolbarProps) {
  const isMovable = useNodeValue(id, (node) => Boolean(node?.parent));
  return isMovable ? <Toolbar canvas={canvas} /> : null;
}

/** Acts on the selection at the time of the click, so it doesn't rerender for another widget. */
const Toolbar = memo(function Toolbar({ canvas }: Pick<ElementToolbarProps, 'canvas'>) {
  const t = useT();
  const session = useSession();
  const { context } = useCommands();
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
      {BUTTONS.map(({ command, icon }) => (
        <IconButton
          key={command.id}
          size={24}
          label={t(labelOf(command, session))}
          keys={commandKeysLabel(command)}
          icon={icon}
          onClick={() => runCommand(command)}
        />
      ))}
    </div>
  );
});
