import type { Revision } from '../ports/revisions/port.ts';

export type CoverState = {
  /** The preview covers the editor. */
  readonly isPreviewing: boolean;
  /** The revision that covers the canvas; null for the current version. */
  readonly viewing: Revision | null;
  /** The device comparison covers the canvas. */
  readonly isSideBySide: boolean;
};

export const INITIAL_COVER: CoverState = {
  isPreviewing: false,
  viewing: null,
  isSideBySide: false,
};

/** Opens the preview and ends writing, because the page loses the caret. */
export const PREVIEWING = { isPreviewing: true, textEditing: null } as const;

/** Whether the preview or a revision covers the page, so that it can't be edited. */
export const isCovered = ({ isPreviewing, viewing }: CoverState): boolean =>
  isPreviewing || viewing !== null;
