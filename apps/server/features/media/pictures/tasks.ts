/** What the child process for pictures is asked, and what it answers. */

/** Longer sides cannot be written as WebP. */
export const LONGEST_SIDE = 16_383;

/** 50 megapixels: what a picture may unfold to in memory. */
export const MOST_PIXELS = 50_000_000;

export type Output = {
  readonly file: string;
  readonly format: 'webp' | 'avif';
  /** Fits into `width` × `height` px, never larger than the picture; without `height` as high as it gets. */
  readonly width: number;
  readonly height?: number;
};

export type InspectTask = { readonly kind: 'inspect'; readonly source: string };
export type MakeTask = {
  readonly kind: 'make';
  readonly source: string;
  readonly outputs: readonly Output[];
};
export type Task = InspectTask | MakeTask;

/** Sizes as a person sees the picture: turned as its camera was. */
export type Inspected = {
  readonly width: number;
  readonly height: number;
  readonly isAnimated: boolean;
  /** It would unfold to more than is taken in, and was not decoded. */
  readonly isTooLarge: boolean;
};

export type Request = { readonly id: number; readonly task: Task };
export type Reply =
  | { readonly id: number; readonly result: Inspected | null }
  | { readonly id: number; readonly error: string };
