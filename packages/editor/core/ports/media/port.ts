/** An image of the media library, as shown in lists. */
export type LibraryImage = {
  readonly id: number;
  readonly name: string;
  /** URL of a small rendition. */
  readonly previewUrl: string;
  /** Shouldn't be cropped to a square, for example a logo, sign, or banner. */
  readonly isWhole: boolean;
  /** Focal point in percent. */
  readonly focus: { readonly x: number; readonly y: number };
  readonly lacksAlt: boolean;
};

/** A page of images, and the total number. */
export type ImagePage = {
  readonly items: readonly LibraryImage[];
  readonly total: number;
};

/** Files other than images that the user can choose. */
export type PickedFile = 'video' | 'mp4' | 'mp3' | 'any';

/** The media library. */
export type MediaPort = {
  /** Lets the user choose or upload an image, or a file of `type`. Resolves to its id or null. */
  readonly pick: (chosen: number | null, type?: PickedFile) => Promise<number | null>;
  /** Lets the user choose up to `max` images, or all of a folder. Resolves to their ids. */
  readonly pickImages: (max: number) => Promise<readonly number[]>;
  /** Opens the properties of a file: focal point, alt text, and name. */
  readonly openFile: (id: number) => void;
  /** Keeps alt text with an image that has none, for its next use. */
  readonly describe: (id: number, alt: string) => Promise<void>;
  /**
   * The page of images that follows the first `skip`, newest first, whose names contain the words.
   * It may start with some of those first ones. A new function after every upload.
   */
  readonly images: (search: string, skip: number) => Promise<ImagePage>;
  /** Uploads images and shows the progress. Resolves to the ids of those that succeeded. */
  readonly upload: (files: readonly File[]) => Promise<readonly number[]>;
};
