import type { EmbedKind, Framing } from '@plinth/model';

export type FoundEmbed = {
  readonly title: string;
  /** URL of the frame that shows it. Empty if unknown. */
  readonly frame_url: string;
  readonly poster_id: number | null;
};

/** What pages of other sites allow, and say about themselves. */
export type EmbedsPort = {
  /** Whether a URL can be embedded in a frame. Rejects if it can't be checked. */
  readonly checkFraming: (url: string) => Promise<Framing>;
  /**
   * What the service of an embed says about it, with its poster in the media library. `gone`: that
   * nothing public is there. Null if it says nothing.
   */
  readonly find: (kind: EmbedKind, url: string) => Promise<FoundEmbed | 'gone' | null>;
};
