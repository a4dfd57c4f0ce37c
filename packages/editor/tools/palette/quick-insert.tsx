import { Popover } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { BLOCK } from '@plinth/model';
import { IconLayoutGridAdd } from '@tabler/icons-react';
import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import { type CanvasHandle, useCanvas } from '../../canvas/frame/canvas-context.ts';
import { useOverlayUpdate } from '../../canvas/overlay/use-overlay-update.ts';
import { currentText } from '../../canvas/text/current-text.ts';
import { chooseBlockGap } from '../../core/commands/block-gap.ts';
import { newWidgetDrag } from '../../core/commands/dragged.ts';
import { useCommands } from '../../core/commands/use-commands.ts';
import { isSameBox } from '../../core/geometry/box.ts';
import { useSession, useUi } from '../../core/session/context.ts';
import { useSynonyms } from '../../core/widgets/use-synonyms.ts';
import { blockPlace, isTopGap, useBlockEntries } from './block-entries.tsx';
import { type Entry, widgetEntries } from './entries.tsx';
import { insertionEdge, insertionLine, listRoom } from './insertion-point.ts';
import { PickList } from './pick-list.tsx';
import { textEntries } from './text-entries.tsx';
import './quick-insert.css';

type QuickInsertProps = { readonly onClose: () => void };

/** Inserts a widget or block by name at the chosen place, or after the selection. */
export function QuickInsert({ onClose }: QuickInsertProps) {
  const canvas = useCanvas();
  return canvas && <InsertPopover canvas={canvas} onClose={onClose} />;
}

function InsertPopover({ canvas, onClose }: QuickInsertProps & { readonly canvas: CanvasHandle }) {
  const t = useT();
  const session = useSession();
  const gap = useUi((ui) => ui.insertAt);
  const edge = insertionEdge(session, canvas, gap);
  const [line, setLine] = useState(() => insertionLine(canvas, edge));
  // The page may still change its scale.
  useOverlayUpdate(canvas, () => {
    const next = insertionLine(canvas, insertionEdge(session, canvas, gap));
    return () => setLine((now) => (isSameBox(now, next) ? now : next));
  });
  const stageTop = canvas.stage.getBoundingClientRect().top;
  const room = listRoom(line, { top: stageTop, bottom: innerHeight });
  const isPart = gap !== null && !gap.within && session.store.node(gap.parent)?.parent === null;
  const entries = useEntries();
  const close = () => {
    onClose();
    canvas.focus();
  };
  // A press on the page is no event of the panel.
  useEffect(() => {
    canvas.document.addEventListener('pointerdown', onClose);
    return () => canvas.document.removeEventListener('pointerdown', onClose);
  }, [canvas, onClose]);
  return (
    <Popover
      opened
      onChange={(isOpen) => !isOpen && close()}
      // Where the button is that opens it: in the middle of an empty container or between blocks.
      position={edge.side === 'middle' || isPart ? room.side : `${room.side}-start`}
      width={320}
      offset={6}
      shadow="md"
      withinPortal
      trapFocus
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <span
          className="pl-insertion-point"
          data-within={gap?.within !== undefined || undefined}
          style={{
            left: line.left,
            top: line.top,
            width: line.right - line.left,
            height: line.bottom - line.top,
          }}
        />
      </Popover.Target>
      <Popover.Dropdown
        className="pl-quick-insert"
        style={{ '--room': `${room.height}px` } as CSSProperties}
        aria-label={t('EDITOR.INSERT.LABEL')}
        data-testid="quick-insert"
      >
        <PickList
          label={t('EDITOR.INSERT.LABEL')}
          placeholder={t('EDITOR.INSERT.SEARCH')}
          entries={entries}
          onClose={onClose}
          // As if the slash that opened the list were deleted.
          onDelete={close}
          testId="quick-insert"
        />
      </Popover.Dropdown>
    </Popover>
  );
}

/** What an empty paragraph can become, every widget, and the blocks that are allowed there. */
function useEntries(): readonly Entry[] {
  const t = useT();
  const session = useSession();
  const { context } = useCommands();
  const synonyms = useSynonyms();
  const gap = useUi((ui) => ui.insertAt);
  const blocks = useBlockEntries(gap);
  return useMemo(() => {
    const isTop = isTopGap(session, gap);
    const place = blockPlace(session, gap);
    const gallery: Entry = {
      id: 'gallery',
      group: 'blocks',
      label: t('EDITOR.INSERT.GALLERY'),
      icon: <IconLayoutGridAdd size={16} aria-hidden />,
      words: '',
      place: place && { dragged: newWidgetDrag(BLOCK), gap: place },
      reason: null,
      run: () => {
        if (place) chooseBlockGap(session, place);
        session.ui.setState({ panel: 'blocks', isPanelFocusRequested: true });
      },
    };
    const { editor } = currentText(session).getState();
    const widgets = widgetEntries({ t, context, synonyms, gap });
    const texts = gap?.within && editor ? textEntries(t, editor) : [];
    // Parts of the page are mostly built from blocks.
    if (isTop) return [...texts, gallery, ...blocks, ...widgets];
    return [...texts, ...widgets, ...(blocks.length > 0 ? [gallery] : []), ...blocks];
  }, [t, session, context, synonyms, gap, blocks]);
}
