import type { NodeId } from '@plinth/model';
import { type Box, toBox } from '../../core/geometry/box.ts';
import type { EditorSession } from '../../core/session/types.ts';
import type { CanvasHandle } from '../frame/canvas-context.ts';
import { toFrame, toWindow } from '../frame/viewport.ts';
import { contentBoxes } from './content-boxes.ts';
import { EDGE, type HeadPlace, headPlace } from './head-place.ts';
import { stickyEnd } from './sticky-end.ts';

/** With the name, without it, or the number of buttons that are shown. */
type Form = 'full' | 'bar' | number;

/** The drag handle and the menu are always shown. */
const FEWEST = 2;

/**
 * `unfolds`: a toolbar with some of the buttons has room for all, which are shown while it is hovered.
 * Without room they would move away from the pointer, so they are only shown to keyboard users.
 */
export type HeadLayout = HeadPlace<Form> & { readonly unfolds: boolean };

/** px between the toolbar and its widget: letters of large headings reach beyond their widget. */
const GAP = 8;

type Measured = {
  readonly session: EditorSession;
  readonly canvas: CanvasHandle;
  readonly id: NodeId;
};

type Forms = Pick<Parameters<typeof headPlace<Form>>[1], 'forms' | 'smaller'>;

/** Widths of the head by form. Without a toolbar it's only the name. */
function formsOf(name: HTMLElement | null, bar: HTMLElement | null): Forms {
  const nameWidth = name?.offsetWidth ?? 0;
  if (!bar) return { forms: [{ form: 'full', width: nameWidth }], smaller: [] };
  const button = bar.querySelector('button')?.offsetWidth ?? 0;
  const border = bar.offsetWidth - bar.clientWidth;
  const count = bar.childElementCount;
  const widthOf = (buttons: number) => buttons * button + border;
  const full = { form: 'full', width: nameWidth + EDGE + widthOf(count) } as const;
  const fewer = Array.from(
    { length: Math.max(0, count - FEWEST) },
    (_, index) => count - 1 - index,
  );
  return {
    forms: [...(nameWidth > 0 ? [full] : []), { form: 'bar', width: widthOf(count) }],
    smaller: fewer.map((buttons) => ({ form: buttons, width: widthOf(buttons) })),
  };
}

/** The part of the stage that neither a panel, nor a sheet, nor a sticky part of the page covers. */
function freeStage({ session, canvas, id }: Measured, stage: HTMLElement): Box {
  const { covered, coveredRight, sheetTop } = session.ui.getState();
  const sheet =
    sheetTop === null ? stage.clientHeight : sheetTop - stage.getBoundingClientRect().top;
  return {
    left: covered,
    top: stickyEnd(session, canvas, id),
    right: stage.clientWidth - coveredRight,
    bottom: Math.min(stage.clientHeight, sheet),
  };
}

/** What the page scrolls under, if a widget is in it: the page's content doesn't matter then. */
const stuckPart = (element: Element, { scrollY }: Window): Element | null =>
  scrollY > 0 ? element.closest('.moto-sticky') : null;

/** The content that a head next to a box could cover, in px of the stage: of the page, and of the widget. */
function contentAround({ session, canvas, id }: Measured, box: Box, { width, height }: Size) {
  const element = session.elements.get(id);
  const shown = canvas.viewport();
  const start = toFrame(shown, { x: box.left - width - GAP, y: box.top - height - GAP });
  const end = toFrame(shown, { x: box.right + width + GAP, y: box.bottom + height + GAP });
  const area = { left: start.x, top: start.y, right: end.x, bottom: end.y };
  const boxesOf = (part: Element) => contentBoxes(part, area).map((each) => toWindow(shown, each));
  const part = element && stuckPart(element, canvas.window);
  return {
    content: boxesOf(part ?? canvas.document.body),
    own: element ? boxesOf(element) : [],
  };
}

/** The name and toolbar of the selected widget, which other names leave visible, in px of the stage. */
export function selectedHeadBox(stage: HTMLElement): Box | null {
  const head = stage.querySelector('.pl-selected-head');
  if (!head?.checkVisibility({ opacityProperty: true })) return null;
  const { left, top } = stage.getBoundingClientRect();
  const box = toBox(head.getBoundingClientRect());
  return {
    ...{ left: box.left - left, top: box.top - top },
    ...{ right: box.right - left, bottom: box.bottom - top },
  };
}

type Size = { readonly width: number; readonly height: number };

/**
 * Position and form of the name and toolbar of a widget with this box, in px of the stage; null
 * while they have no size.
 */
export function headLayout(measured: Measured, box: Box, head: HTMLElement): HeadLayout | null {
  const { canvas } = measured;
  const stage = canvas.frame.parentElement;
  const name = head.querySelector<HTMLElement>('.pl-node-tag');
  const bar = head.querySelector<HTMLElement>('.pl-element-toolbar');
  const height = Math.max(name?.offsetHeight ?? 0, bar?.offsetHeight ?? 0);
  if (!stage || height === 0) return null;
  const forms = formsOf(name, bar);
  const width = Math.max(...forms.forms.map((each) => each.width));
  const around = contentAround(measured, box, { width, height });
  const taken = bar ? null : selectedHeadBox(stage);
  const content = taken ? [...around.content, taken] : around.content;
  const own = taken ? [taken] : around.own;
  const free = { ...freeStage(measured, stage), content, own };
  const place = headPlace(box, { ...forms, height, gap: bar ? GAP : 0 }, free);
  if (typeof place?.form !== 'number') return place && { ...place, unfolds: false };
  const all = forms.forms.at(-1)?.width ?? 0;
  const end = free.right - EDGE - all;
  const unfolds = place.left <= end;
  if (unfolds || !head.matches(':has(:focus-visible)')) return { ...place, unfolds };
  return { ...place, unfolds, left: Math.max(free.left, end) };
}
