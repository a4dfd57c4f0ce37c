import type { SitePart } from '@plinth/contract';
import type { MeasuredKind } from '@plinth/editor';

/** What the editor measured on a page. */
export type Measured = {
  readonly part: SitePart;
  /** Null while it measures. */
  readonly kinds: readonly MeasuredKind[] | null;
};

export const isSamePart = (a: SitePart, b: SitePart): boolean =>
  a.kind === b.kind && a.owner.kind === b.owner.kind && a.owner.id === b.owner.id;

/** What the editor measured last on each page that was open since the panel has loaded. */
let pages: readonly Measured[] = [];

/** Remembers what was measured on a page, so that a launch from another one tells it. */
export function rememberMeasured(measured: Measured): void {
  pages = [measured, ...pages.filter(({ part }) => !isSamePart(part, measured.part))];
}

/** All that is remembered, with the open page as it is now. */
export const measuredPages = (open: Measured | null): readonly Measured[] =>
  open ? [open, ...pages] : pages;
