import { DEVICE_FACTS, DEVICES, type Device } from '@plinth/model';

/** Media query for the widths at which published styles target a device. */
function mediaQuery(device: Device): string {
  const { maxWidth } = DEVICE_FACTS[device];
  const smaller = DEVICES[DEVICES.indexOf(device) + 1];
  const minWidth = smaller ? (DEVICE_FACTS[smaller].maxWidth ?? 0) + 1 : 0;
  return maxWidth === null
    ? `(min-width:${minWidth}px)`
    : `(min-width:${minWidth}px) and (max-width:${maxWidth}px)`;
}

/**
 * Strips for hidden widgets are this many times larger while the frame is scaled down to less than
 * `below`, so that their labels, which aren't scaled, fit.
 */
const ENLARGEMENTS = [
  { below: 0.45, times: 4 },
  { below: 0.75, times: 2 },
] as const;

/** The value of the frame's `data-ghosts` attribute at a scale. */
export const ghostSize = (zoom: number): string =>
  String(ENLARGEMENTS.find(({ below }) => zoom < below)?.times ?? 1);

const enlarged = (className: string): string =>
  ENLARGEMENTS.map(
    ({ times }) =>
      `html[data-ghosts="${times}"] .${className}[data-node-id]:not([${REVEALED}]){height:${24 * times}px!important;min-width:min(100%,${112 * times}px)!important}`,
  ).join('');

/** Marks a hidden widget that is shown because its text, or one inside it, is being edited. */
export const REVEALED = 'data-revealed';

/**
 * That of a column in the header lies in the lower padding of its row: the header keeps the height
 * that visitors see, and covers no more of the page.
 */
function overHeader(className: string): string {
  const column = `.${className}.moto-widget-column[data-node-id]:not([${REVEALED}])`;
  const header = 'html[data-ghosts] #section-header';
  return `${header} :has(>${column}){position:relative}${header} ${column}{position:absolute!important;inset:auto auto 0 0;width:auto!important;height:12px!important;margin:0!important}`;
}

/** Hatched strips in place of widgets, which can be selected. */
function strips(className: string): string {
  const hidden = `html[data-ghosts] .${className}[data-node-id]:not([${REVEALED}])`;
  return `${hidden}{display:block!important;height:24px!important;min-width:min(100%,112px)!important;min-height:0!important;padding:0!important;overflow:hidden;border:0;background:repeating-linear-gradient(-45deg,#545c6930 0 6px,#545c6910 6px 12px)!important}${hidden}>*{display:none!important}${enlarged(className)}${overHeader(className)}`;
}

/** Widgets hidden on the current device, or while the site lacks a fact. */
const ghosts = [
  ...DEVICES.map(
    (device) =>
      `@media ${mediaQuery(device)}{${strips(`moto-hidden-on_${DEVICE_FACTS[device].slug}`)}}`,
  ),
  strips('moto-facts-missing'),
].join('');

/** What widgets that are hidden on the current device are displayed as otherwise. */
const revealed = `@layer nodes{.moto-widget.moto-widget[${REVEALED}]{display:revert-layer}}`;

/**
 * Styles that only the editor adds to the page: space for empty widgets, so they can be seen and
 * dropped into, and strips for hidden ones. Turns off smooth scrolling, which would delay typing in
 * text outside the viewport.
 */
export const CANVAS_CHROME = `
:root { scroll-behavior: auto; }
:root, a, button, summary, label { cursor: default; }
/* Clicks on a link that covers a box select the widget below it. */
a:empty:not([data-node-id]) { pointer-events: none; }
[data-node-id]:is(.moto-widget-column, .moto-widget-block, .moto-widget-container, .moto-widget-section):empty {
  min-height: 88px;
  outline: 1px dashed rgb(116 134 152 / 70%);
  outline-offset: -4px;
}
/* What is offered on an empty page needs this space. */
#section-content:empty { min-height: max(88px, var(--pl-empty-page, 0px)); }
/* The page that a popup covers. */
.pl-popup-page { box-sizing: border-box; display: flex; min-height: 100vh; padding: clamp(0.75rem, 4vw, 3rem); background: var(--moto-popup-overlay); }
.pl-canvas-backdrop { position: fixed; z-index: -1; inset: 0; width: 100%; height: 100%; border: 0; background: #fff; color-scheme: light; pointer-events: none; }
.pl-popup-page > .moto-popup { flex: none; box-shadow: 0 1.5rem 4rem rgb(0 0 0 / 30%); }
/* Collapsed content opens without a transition, so outlines match its position. */
[data-node-id]::details-content { transition: none; }
[data-node-id] > .moto-slot:empty { min-height: 88px; outline: 1px dashed rgb(116 134 152 / 70%); outline-offset: -4px; }
[data-node-id]:empty:not(.moto-widget-spacer, .moto-widget-divider, .moto-facts-missing) { display: block; min-height: 64px; }
/* What visitors see only after scrolling. */
.moto-sticky-hidden[data-node-id] { animation: none; }
/* Site facts: a dotted line while their text is edited, and a chip for a missing one. */
.moto-fact { border-bottom: 1px dotted currentcolor; }
.moto-fact:not(.moto-phone) { white-space: pre-line; }
.moto-fact-missing { padding: 0 6px; border: 1px dashed currentcolor; border-radius: 6px; opacity: 0.7; white-space: nowrap; }
/* Anchors show where they are, without taking space. */
.moto-anchor { position: relative; }
.moto-anchor::before { content: "#"; position: absolute; bottom: calc(100% - 3px); left: -5px; padding: 0 3px; font: 700 10px/13px system-ui, sans-serif; color: #fff; background: #3451d1; border-radius: 3px; }
.ProseMirror-selectednode { outline: 2px solid #3451d1; outline-offset: 1px; }
/* Where a link to a page will be that visitors don't see yet. */
[data-unpublished] { opacity: .6; }
[data-unpublished]::after { content: attr(data-unpublished); margin-inline-start: .5em; padding: 0 .4em; border: 1px dashed currentcolor; border-radius: 6px; font-size: .8em; }
[data-fault] { display: block; padding: 12px 16px; font: 14px/1.5 system-ui, sans-serif; color: #5c3a00; background: #fff4d6; outline: 1px dashed #b26a00; outline-offset: -1px; }
[data-fault] > p { margin: 0; }
/* Selected words keep their color, and stay marked while the focus is in the toolbar. */
[contenteditable]::selection, [contenteditable] ::selection { background: rgb(59 130 246 / 45%); color: currentcolor; }
/* Typed spaces are kept, and lines break as on the page. With "break-spaces", a line would also need
   space for the blank at its end. */
[contenteditable] { outline: none; cursor: text; white-space-collapse: preserve; }
${ghosts}
${revealed}
`;
