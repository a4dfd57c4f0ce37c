import { Text } from '@mantine/core';
import type { MediaRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { type KeyboardEvent, type PointerEvent, useId } from 'react';
import { thumbnailOf } from '../library-image.ts';
import './file-facts.css';

type Point = MediaRecord['focal_point'];

type FocalPointProps = {
  readonly file: MediaRecord;
  readonly value: Point;
  readonly onChange: (point: Point) => void;
};

const STEP = 2;
const CROPS = ['square', 'wide', 'tall'] as const;

const percent = (value: number): number => Math.round(Math.max(0, Math.min(100, value)));

const ARROWS: { readonly [key: string]: readonly [x: number, y: number] } = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** Sets the image's focal point by pointer or arrow keys, with previews in three aspect ratios. */
export const FocalPoint = ({ file, value, onChange }: FocalPointProps) => {
  const t = useT();
  const hint = useId();
  const source = file.thumbnails.large ?? thumbnailOf(file) ?? file.url;
  const aim = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.querySelector('img')?.getBoundingClientRect();
    if (!box) return;
    onChange({
      x: percent(((event.clientX - box.left) / box.width) * 100),
      y: percent(((event.clientY - box.top) / box.height) * 100),
    });
  };
  const nudge = (event: KeyboardEvent) => {
    const step = ARROWS[event.key];
    if (!step) return;
    event.preventDefault();
    onChange({ x: percent(value.x + step[0]), y: percent(value.y + step[1]) });
  };
  const position = `${value.x}% ${value.y}%`;
  return (
    <div>
      <button
        type="button"
        className="focal"
        aria-label={t('MODULE.MEDIA_LIBRARY.FOCAL', { x: value.x, y: value.y })}
        aria-describedby={hint}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          aim(event);
        }}
        onPointerMove={(event) => event.buttons === 1 && aim(event)}
        onKeyDown={nudge}
        data-testid="focal-point"
      >
        <span className="focal-frame">
          <img src={source} alt="" draggable={false} />
          <span className="focal-point" style={{ left: `${value.x}%`, top: `${value.y}%` }} />
        </span>
      </button>
      <Text id={hint} size="xs" c="dimmed" mt={6}>
        {t('MODULE.MEDIA_LIBRARY.FOCAL_HINT')}
      </Text>
      <div className="focal-crops" aria-hidden="true">
        {CROPS.map((crop) => (
          <img key={crop} src={source} alt="" style={{ objectPosition: position }} />
        ))}
      </div>
    </div>
  );
};
