import { Button, Paper, Text } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { announce } from '@plinth/ui';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useCanvas } from '../../canvas/frame/canvas-context.ts';
import { placeBox } from '../../canvas/overlay/place-box.ts';
import { useSession } from '../../core/session/context.ts';
import { useServices } from '../../core/session/services.ts';
import { placeCard } from './place-card.ts';
import { boxAround, partsOf, shownParts, shownSteps, type TourStep, textOf } from './tour-steps.ts';
import { useEndOnEscape, useStepDone } from './use-tour-events.ts';
import './tour.css';

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
  const [steps, setSteps] = useState<readonly TourStep[]>([]);
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
  const { markTourShown } = useServices().ports.user;
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

  useStepDone(step, () => setIndex(index + 1));
  useEndOnEscape(onEnd);
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
