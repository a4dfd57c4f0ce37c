import { useT } from '@plinth/i18n/react';
import type { DocumentNode } from '@plinth/model';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { blockGap, chooseBlockGap } from '../../core/commands/block-gap.ts';
import { useNode, useSession, useUi } from '../../core/session/context.ts';
import { widgetName } from '../../core/widgets/widget-name.ts';
import type { CanvasHandle } from '../frame/canvas-context.ts';
import './insert-bars.css';
import { stageBox, useOverlayUpdate } from './use-overlay-update.ts';
import { type Range, visibleRange } from './visible-range.ts';

type InsertBarsProps = { readonly canvas: CanvasHandle };

/**
 * While the blocks panel is open, a bar in each gap of the section to choose the insert position.
 */
export function InsertBars({ canvas }: InsertBarsProps) {
  const session = useSession();
  const isOpen = useUi(({ panel, isBare }) => panel === 'blocks' && !isBare);
  useUi((ui) => ui.selection);
  useUi((ui) => ui.blockAt);
  const gap = isOpen ? blockGap(session) : null;
  const root = useNode(gap?.parent ?? '');
  return gap && root ? <Bars canvas={canvas} root={root} target={gap.index} /> : null;
}

const gapsIn = ({ from, to }: Range): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

type BarsProps = InsertBarsProps & { readonly root: DocumentNode; readonly target: number };

/** Renders only the gaps in view. */
function Bars({ canvas, root, target }: BarsProps) {
  const session = useSession();
  const t = useT();
  const layer = useRef<HTMLDivElement>(null);
  const [range, setRange] = useState<Range>({ from: 0, to: 0 });
  const blocks = root.children;
  const edge = (gap: number) => {
    const after = blocks[gap];
    const box = stageBox(session, canvas, after ?? blocks.at(-1) ?? root.id);
    return box && { y: after ? box.top : box.bottom, left: box.left, right: box.right };
  };
  useOverlayUpdate(canvas, () => {
    const height = layer.current?.clientHeight ?? 0;
    const next = visibleRange(blocks.length, height, (gap) => edge(gap)?.y ?? 0);
    const edges = gapsIn(next).map((gap) => edge(gap));
    return () => {
      if (next.from !== range.from || next.to !== range.to) setRange(next);
      for (const bar of layer.current?.querySelectorAll<HTMLElement>('[data-gap]') ?? []) {
        const at = edges[Number(bar.dataset.gap) - next.from];
        bar.hidden = !at;
        if (!at) continue;
        const y = Math.min(Math.max(at.y - 12, 0), height - 24);
        bar.style.transform = `translate(${at.left}px, ${y}px)`;
        bar.style.width = `${at.right - at.left}px`;
      }
    };
  });
  const nameOf = (gap: number) => {
    const node = session.store.node(blocks[gap - 1] ?? '');
    return String(node?.properties.layer_name || widgetName(t, node?.widget ?? ''));
  };
  return (
    <div ref={layer} className="pl-bars">
      {gapsIn(range)
        .filter((gap) => gap <= blocks.length)
        .map((gap) => (
          <button
            key={gap}
            type="button"
            className="pl-bar"
            data-gap={gap}
            aria-pressed={gap === target}
            aria-label={
              gap === 0
                ? t('EDITOR.BLOCKS.HERE_FIRST')
                : t('EDITOR.BLOCKS.HERE_AFTER', { part: nameOf(gap) })
            }
            onClick={() => chooseBlockGap(session, { parent: root.id, index: gap })}
            data-testid={`insert-bar-${gap}`}
          >
            <span className="pl-bar-label">
              <IconPlus size={14} aria-hidden />
              {t(gap === target ? 'EDITOR.BLOCKS.HERE_NEXT' : 'EDITOR.BLOCKS.HERE')}
            </span>
          </button>
        ))}
    </div>
  );
}
