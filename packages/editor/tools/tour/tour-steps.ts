import { type Box, toBox } from '../../core/geometry/box.ts';
import { isSmallScreen, isTouch } from '../../core/view/small-screen.ts';
import type { EditorUi } from '../../core/view/ui-store.ts';

type Step = {
  readonly id: string;
  readonly targets: readonly string[];
  readonly isDone: (now: EditorUi, before: EditorUi) => boolean;
};

/**
 * The steps of the tour with the elements they can point at; the first visible one is used. On small
 * screens the settings are behind a button. A step for which the user does what it says is done.
 */
const STEPS = [
  {
    id: 'OPTIONS',
    targets: ['[data-region="inspector"]', '[data-tour="inspector"]', '.pl-rail-options'],
    isDone: ({ selection }, before) => selection !== before.selection && selection.length > 0,
  },
  {
    id: 'ADD',
    targets: ['[data-panel="add"], [data-panel="blocks"]'],
    isDone: ({ panel }, before) =>
      panel !== before.panel && (panel === 'add' || panel === 'blocks'),
  },
  {
    id: 'DEVICES',
    targets: ['[data-tour="devices"]'],
    isDone: ({ device }, before) => device !== before.device,
  },
  { id: 'LAUNCH', targets: ['[data-tour="launch"]'], isDone: () => false },
  { id: 'SAVE', targets: ['[data-tour="save"]'], isDone: () => false },
] as const satisfies readonly Step[];

export type TourStep = (typeof STEPS)[number];

/** The text of a step. On small screens, a selection doesn't open its settings. */
export const textOf = ({ id }: TourStep) =>
  id === 'OPTIONS' && (isTouch() || isSmallScreen()) ? 'OPTIONS_TOUCH' : id;

export const partsOf = (selector: string): readonly Element[] =>
  [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());

/** The visible targets of a step; empty if there are none. */
export const shownParts = (targets: readonly string[]): readonly Element[] =>
  targets.map(partsOf).find((parts) => parts.length > 0) ?? [];

/** The steps whose targets are visible. Before the launch, saving needs no step. */
export function shownSteps(): readonly TourStep[] {
  const shown = STEPS.filter(({ targets }) => shownParts(targets).length > 0);
  const isUnderConstruction = shown.some(({ id }) => id === 'LAUNCH');
  return shown.filter(({ id }) => id !== 'SAVE' || !isUnderConstruction);
}

/** The bounding box of all targets, or null. */
export function boxAround(parts: readonly Element[]): Box | null {
  const boxes = parts.map((part) => toBox(part.getBoundingClientRect()));
  if (boxes.length === 0) return null;
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}
