/** Messages to and from the image process. */

/** Maximum WebP side length in px. */
export const MAX_SIDE = 16_383;

/** 50 megapixels: the maximum size of a decoded image. */
export const MAX_PIXELS = 50_000_000;

export type Output = {
  readonly file: string;
  readonly format: 'webp' | 'avif';
  /**
   * Fits into `width` × `height` px without enlargement. Without `height`, only the width is
   * limited.
   */
  readonly width: number;
  readonly height?: number;
};

export type InspectTask = { readonly kind: 'inspect'; readonly source: string };
export type RenditionTask = {
  readonly kind: 'make';
  readonly source: string;
  readonly outputs: readonly Output[];
};
export type Task = InspectTask | RenditionTask;

/** Dimensions after EXIF rotation. */
export type ImageInfo = {
  readonly width: number;
  readonly height: number;
  readonly isAnimated: boolean;
  /** Exceeds the pixel limit and was not decoded. */
  readonly isTooLarge: boolean;
};

export type Request = { readonly id: number; readonly task: Task };
export type Reply =
  | { readonly id: number; readonly result: ImageInfo | null }
  | { readonly id: number; readonly error: string };
