/** A picture of the library, as lists show it. */
export type LibraryPicture = {
  readonly id: number;
  readonly name: string;
  /** The address of a small rendition. */
  readonly previewUrl: string;
  /** Says nothing when it is cut to a square: logos, signs, banners. */
  readonly isWhole: boolean;
  /** Centre of interest in percent. */
  readonly focus: { readonly x: number; readonly y: number };
  readonly lacksAlt: boolean;
};

/** Some pictures of the library, and how many there are. */
export type PictureRound = {
  readonly items: readonly LibraryPicture[];
  readonly total: number;
};

/** The media library. */
export type MediaPort = {
  /** Lets the person choose or upload a picture, or what is asked for; answers its id, null for none. */
  readonly pickMedia: (chosen: number | null, type?: 'video' | 'any') => Promise<number | null>;
  /** Lets the person choose up to `max` pictures, or all of a folder; answers their ids. */
  readonly pickPictures: (max: number) => Promise<readonly number[]>;
  /**
   * A round of the newest pictures whose name has the words, from the one after `skip` others; some of
   * those may stand before it. A new function whenever pictures were uploaded.
   */
  readonly pictures: (search: string, skip: number) => Promise<PictureRound>;
  /** Uploads pictures from outside and shows how it goes; answers the ids of those that are there. */
  readonly uploadPictures: (files: readonly File[]) => Promise<readonly number[]>;
};
