import type { NodeId } from '@plinth/model';
import { type Box, toBox } from '../../core/geometry/box.ts';
import type { EditorSession } from '../../core/session/types.ts';
import type { CanvasHandle } from '../frame/canvas-context.ts';
import { toFrame, toWindow } from '../frame/viewport.ts';
import { contentBoxes } from './content-boxes.ts';
import { EDGE, type HeadForm, type HeadPlace, headPlace } from './head-place.ts';
import { stickyEnd } from './sticky-end.ts';

/** `mini` has the drag handle and the menu, and all buttons while it is pointed at or focused. */
type Form = 'full' | 'bar' | 'mini';

/** px between the toolbar and its widget: letters of large headings reach beyond their widget. */
const GAP = 8;

type Measured = {
  readonly session: EditorSession;
  readonly canvas: CanvasHandle;
  readonly id: NodeId;
};

type Forms = readonly [HeadForm<Form>, ...HeadForm<Form>[]];

/** Widths of the head by form. Without a toolbar it's only the name. */
function formsOf(name: HTMLElement | null, bar: HTMLElement | null): Forms {
  const nameWidth = name?.offsetWidth ?? 0;
  if (!bar) return [{ form: 'full', width: nameWidth }];
  const button = bar.querySelector('button')?.offsetWidth ?? 0;
  const border = bar.offsetWidth - bar.clientWidth;
  const all = bar.childElementCount * button + border;
  const mini = { form: 'mini', width: 2 * button + border } as const;
  const full = { form: 'full', width: nameWidth + EDGE + all } as const;
  return [...(nameWidth > 0 ? [full] : []), { form: 'bar', width: all }, mini] as unknown as Forms;
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
export function headLayout(
  measured: Measured,
  box: Box,
  head: HTMLElement,
): HeadPlace<Form> | null {
  const { canvas } = measured;
  const stage = canvas.frame.parentElement;
  const name = head.querySelector<HTMLElement>('.pl-node-tag');
  const bar = head.querySelector<HTMLElement>('.pl-element-toolbar');
  const height = Math.max(name?.offsetHeight ?? 0, bar?.offsetHeight ?? 0);
  if (!stage || height === 0) return null;
  const forms = formsOf(name, bar);
  const width = Math.max(...forms.map((each) => each.width));
  const around = contentAround(measured, box, { width, height });
  const taken = bar ? null : selectedHeadBox(stage);
  const content = taken ? [...around.content, taken] : around.content;
  const own = taken ? [taken] : around.own;
  const free = { ...freeStage(measured, stage), content, own };
  const place = headPlace(box, { forms, height, gap: bar ? GAP : 0 }, free);
  if (place?.form !== 'mini' || !head.matches(':hover, :focus-within')) return place;
  // With all buttons it still fits.
  const all = forms.find(({ form }) => form === 'bar')?.width ?? 0;
  return { ...place, left: Math.max(free.left, Math.min(place.left, free.right - EDGE - all)) };
}
