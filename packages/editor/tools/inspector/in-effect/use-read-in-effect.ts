import type { NodeId } from '@plinth/model';
import type { Control } from '@plinth/widgets/inspectors';
import { use, useEffect, useMemo, useState } from 'react';
import { useCanvas } from '../../../canvas/frame/canvas-context.ts';
import { useDesign } from '../../../core/design/design-context.ts';
import type { DesignStore } from '../../../core/design/design-store.ts';
import { afterPaint } from '../../../core/scheduling/after-paint.ts';
import { useSession } from '../../../core/session/context.ts';
import { findDefinition } from '../find-definition.ts';
import type { TabGroup } from '../shared-controls.ts';
import { InspectedContext } from '../use-control.ts';
import type { CssSource } from './css-source.ts';
import { createInEffectStore, type InEffectStore } from './in-effect-store.ts';
import type { DesignNames } from './origin-of-css.ts';
import { readInEffect } from './read-in-effect.ts';
import { readInSteps } from './read-in-steps.ts';

/** ms after a change until the page is read. */
const SETTLED = 350;

/** During a CSS transition the page has values on the way to the one in effect. */
const isInTransition = (element: Element | undefined): boolean =>
  element?.getAnimations({ subtree: true }).some((each) => 'transitionProperty' in each) ?? false;

const AFFECTING = ['device', 'state', 'isScrubbing', 'textEditing'] as const;

const sourcesOf = (control: Control): readonly CssSource[] => {
  const { css } = findDefinition(control.kind);
  const paths = [control.path, control.hoverPath].filter((path) => path !== undefined);
  return css ? paths.flatMap((path) => css(control, path)) : [];
};

const namesIn = ({ store }: DesignStore): DesignNames => {
  const { presets, textStyles } = store.getState();
  const nameIn = (all: readonly { class_name: string; name: string }[]) => (name: string) =>
    all.find(({ class_name }) => class_name === name)?.name;
  return { preset: nameIn(presets), textStyle: nameIn(textStyles) };
};

/**
 * Reads the values in effect of the selection once the page has painted, and again after changes,
 * but never while a value is dragged, and not with each key while a text is written.
 */
export function useReadInEffect(id: NodeId, groups: readonly TabGroup[]): InEffectStore {
  const session = useSession();
  const design = useDesign();
  const canvas = useCanvas();
  const inspected = use(InspectedContext);
  const [store] = useState(createInEffectStore);
  const sources = useMemo(
    () => groups.flatMap(({ controls }) => controls.flatMap(sourcesOf)),
    [groups],
  );
  useEffect(() => {
    if (!canvas) return;
    const ids = inspected.includes(id) ? inspected : [id];
    const reading = { session, canvas, names: namesIn(design) };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopSteps: () => void = () => undefined;
    let wasHovered = false;
    const read = () => {
      if (session.ui.getState().isScrubbing) return;
      const elements = ids.map((each) => session.elements.get(each));
      wasHovered = elements.some((each) => each?.matches(':hover'));
      stopSteps = readInSteps({
        ...{ ids, sources, later: afterPaint },
        read: (some, left) => readInEffect(reading, some, left),
        done: store.set,
      });
      if (elements.some(isInTransition)) wait();
    };
    const wait = () => {
      stopSteps();
      clearTimeout(timer);
      timer = setTimeout(read, SETTLED);
    };
    const handleChange = () => {
      if (session.ui.getState().textEditing === null) wait();
    };
    const stops = [
      afterPaint(read),
      ...ids.map((each) => session.store.subscribe(each, handleChange)),
      design.store.subscribe(wait),
      session.ui.subscribe((now, before) => {
        const hasLeft = wasHovered && now.hovered !== before.hovered;
        if (hasLeft || AFFECTING.some((name) => now[name] !== before[name])) wait();
      }),
    ];
    return () => {
      stopSteps();
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [session, design, canvas, inspected, id, sources, store]);
  return store;
}
