import { Button, Paper, Text } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { announce } from '@plinth/ui';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useCanvas } from '../../canvas/frame/canvas-context.ts';
import { placeBox } from '../../canvas/overlay/place-box.ts';
import { type Box, toBox } from '../../core/geometry/box.ts';
import { useSession } from '../../core/session/context.ts';
import { useServices } from '../../core/session/services.ts';
import { isTouch } from '../../core/view/small-screen.ts';
import { placeCard } from './place-card.ts';
import './tour.css';

/**
 * The steps of the tour with the elements they can point at; the first visible one is used. On small
 * screens the settings are behind a button.
 */
const STEPS = [
  {
    id: 'OPTIONS',
    targets: ['[data-region="inspector"]', '[data-tour="inspector"]', '.pl-rail-options'],
  },
  { id: 'ADD', targets: ['[data-panel="add"], [data-panel="blocks"]'] },
  { id: 'DEVICES', targets: ['[data-tour="devices"]'] },
  { id: 'LAUNCH', targets: ['[data-tour="launch"]'] },
  { id: 'SAVE', targets: ['[data-tour="save"]'] },
] as const;

/** The text of a step, which says how to select with fingers where there are no clicks. */
const textOf = ({ id }: (typeof STEPS)[number]) =>
  id === 'OPTIONS' && isTouch() ? 'OPTIONS_TOUCH' : id;

const partsOf = (selector: string): readonly Element[] =>
  [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());

/** The visible targets of a step; empty if there are none. */
const shownParts = (targets: readonly string[]): readonly Element[] =>
  targets.map(partsOf).find((parts) => parts.length > 0) ?? [];

/** The steps whose targets are visible. Before the launch, saving needs no step. */
function shownSteps() {
  const shown = STEPS.filter(({ targets }) => shownParts(targets).length > 0);
  const isUnderConstruction = shown.some(({ id }) => id === 'LAUNCH');
  return shown.filter(({ id }) => id !== 'SAVE' || !isUnderConstruction);
}

/** The bounding box of all targets, or null. */
function boxAround(parts: readonly Element[]): Box | null {
  const boxes = parts.map((part) => toBox(part.getBoundingClientRect()));
  if (boxes.length === 0) return null;
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

type TourProps = {
  /** Whether the user started the tour, so it takes focus. */
  readonly isWanted: boolean;
  readonly onEnd: () => void;
};

/**
 * Four cards on the page, next to parts of the editor. They cover no tool and don't trap focus.
 * If the user didn't ask for them, they disappear once they edit.
 */
export function Tour({ isWanted, onEnd }: TourProps) {
  const t = useT();
  const canvas = useCanvas();
  const session = useSession();
  const titleId = useId();
  const card = useRef<HTMLDivElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const [steps, setSteps] = useState<readonly (typeof STEPS)[number][]>([]);
  // Targets may appear in the same render as the cards.
  useLayoutEffect(() => setSteps(shownSteps()), []);
  const [index, setIndex] = useState(0);
  const step = steps[index];

  useLayoutEffect(() => {
    const place = () => {
      const box = boxAround(shownParts(step?.targets ?? []));
      placeBox(ring.current, box);
      const page = boxAround(partsOf('.pl-stage'));
      if (!box || !page || !card.current) return;
      const { offsetWidth: width, offsetHeight: height } = card.current;
      const { left, top } = placeCard(box, { width, height }, page);
      card.current.style.transform = `translate(${left}px, ${top}px)`;
    };
    place();
    const resized = new ResizeObserver(place);
    // Also hidden ones, which may be shown later.
    for (const selector of step?.targets ?? [])
      for (const part of document.querySelectorAll(selector)) resized.observe(part);
    resized.observe(document.body);
    return () => resized.disconnect();
  }, [step]);
  const isOpen = step !== undefined;
  const { markTourShown } = useServices().ports;
  useEffect(() => {
    if (isOpen) markTourShown();
  }, [isOpen, markTourShown]);
  useEffect(() => {
    if (isWanted && isOpen) next.current?.focus();
  }, [isWanted, isOpen]);
  useEffect(() => {
    if (!step) return;
    announce(`${t(`EDITOR.TOUR.${textOf(step)}.TITLE`)}. ${t(`EDITOR.TOUR.${textOf(step)}.TEXT`)}`);
  }, [step, t]);

  const endNow = useEffectEvent(onEnd);
  useEffect(() => {
    if (isWanted) return;
    const stops = [
      session.store.observe(endNow),
      session.ui.subscribe(({ textEditing }) => textEditing !== null && endNow()),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [session, isWanted]);

  if (!step) return null;
  const end = () => {
    const hadFocus = card.current?.contains(document.activeElement);
    onEnd();
    if (hadFocus) canvas?.focus();
  };
  const isLast = index === steps.length - 1;
  return (
    <>
      <div ref={ring} className="pl-tour-ring" aria-hidden />
      <Paper
        ref={card}
        className="pl-tour"
        shadow="lg"
        p="md"
        role="dialog"
        aria-labelledby={titleId}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          end();
        }}
        data-region="tour"
        data-testid="tour"
      >
        <Text size="xs" c="dimmed">
          {t('EDITOR.TOUR.PROGRESS', { step: index + 1, count: steps.length })}
        </Text>
        <Text id={titleId} fw={600}>
          {t(`EDITOR.TOUR.${textOf(step)}.TITLE`)}
        </Text>
        <Text size="sm">{t(`EDITOR.TOUR.${textOf(step)}.TEXT`)}</Text>
        <div className="pl-tour-actions">
          {!isLast && (
            <Button size="xs" variant="default" onClick={end} data-testid="tour-skip">
              {t('EDITOR.TOUR.SKIP')}
            </Button>
          )}
          {index > 0 && (
            <Button size="xs" variant="default" onClick={() => setIndex(index - 1)}>
              {t('EDITOR.TOUR.BACK')}
            </Button>
          )}
          <Button
            ref={next}
            size="xs"
            variant="light"
            onClick={() => (isLast ? end() : setIndex(index + 1))}
            data-testid="tour-next"
          >
            {t(isLast ? 'EDITOR.TOUR.DONE' : 'EDITOR.TOUR.NEXT')}
          </Button>
        </div>
      </Paper>
    </>
  );
}
