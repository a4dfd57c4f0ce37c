import { Popover, UnstyledButton } from '@mantine/core';
import { useI18n } from '@plinth/i18n/react';
import { type PointerEvent, useEffect, useState } from 'react';
import { dragFromPanel } from '../../canvas/drag/pointer-drag.ts';
import { useCanvas } from '../../canvas/frame/canvas-context.ts';
import { blockName } from '../../core/blocks/block-name.ts';
import { blockDrag } from '../../core/commands/dragged.ts';
import type { Block } from '../../core/ports/blocks/port.ts';
import { BlockPreview, LargePreview } from './block-preview.tsx';
import { OwnBlockMenu } from './own-block-menu.tsx';
import { useGridSpan } from './use-grid-span.ts';

type BlockCardProps = { readonly block: Block; readonly onAdd: (block: Block) => void };

/** As wide as fits beside the panel. */
const LARGE_WIDTH = 'min(656px, max(496px, 100vw - 672px))';

/** Hover time in ms before the large preview opens. */
const HOVER_MS = 300;

/** Height divided by width of a block that gets a row of the gallery to itself. */
const FLAT_RATIO = 0.22;

/**
 * A block: selecting it inserts a copy, dragging it chooses the place, hovering or focusing it shows
 * a large preview.
 */
export function BlockCard({ block, onAdd }: BlockCardProps) {
  const name = blockName(useI18n(), block);
  const canvas = useCanvas();
  const card = useGridSpan();
  const [isHovered, setHovered] = useState(false);
  const [ratio, setRatio] = useState(block.previewRatio);
  const isLarge = useAfter(isHovered, HOVER_MS);
  const press = ({ nativeEvent }: PointerEvent) => {
    setHovered(false);
    if (canvas && nativeEvent.button === 0) dragFromPanel(canvas, nativeEvent, blockDrag(block));
  };
  return (
    <article
      ref={card}
      className="pl-block-card"
      data-flat={(ratio !== null && ratio < FLAT_RATIO) || undefined}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      data-testid="block-card"
    >
      <BlockPreview name={name} block={block} onRatio={setRatio} />
      <Popover
        opened={isLarge}
        position="right"
        offset={16}
        width={LARGE_WIDTH}
        withinPortal
        withRoles={false}
      >
        <Popover.Target>
          <UnstyledButton
            className="pl-block-add"
            onClick={() => onAdd(block)}
            onPointerDown={press}
            onFocus={({ currentTarget }) => setHovered(currentTarget.matches(':focus-visible'))}
            onBlur={() => setHovered(false)}
            onKeyDown={({ key }) => key === 'Escape' && setHovered(false)}
            data-testid={`block-${block.id}`}
          >
            {name}
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown className="pl-block-large" aria-hidden data-testid="block-large">
          <LargePreview name={name} block={block} />
        </Popover.Dropdown>
      </Popover>
      {block.isOwn && <OwnBlockMenu block={block} />}
    </article>
  );
}

/** True once `isOn` has been true for `ms` without interruption. */
function useAfter(isOn: boolean, ms: number): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!isOn) return setDue(false);
    const timer = setTimeout(() => setDue(true), ms);
    return () => clearTimeout(timer);
  }, [isOn, ms]);
  return isOn && isDue;
}
