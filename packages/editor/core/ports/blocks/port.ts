import type { Allowed, WidgetNode } from '@plinth/model';

/** A reusable part of a page. */
export type Block = {
  readonly id: number | string;
  readonly name: string;
  readonly category: string;
  readonly allowed: Allowed;
  /** URL of the block's document. */
  readonly templateUrl: string;
  /** URL of a preview image; empty if there is none. */
  readonly previewUrl: string;
  /** Height of the preview image divided by its width; null without an image. */
  readonly previewRatio: number | null;
  /** Whether it shows site facts or a menu, which the preview image has from another site. */
  readonly showsFacts: boolean;
  /** Whether it shows images, which the site may get others of. */
  readonly showsImages: boolean;
  /** Main colors of the preview image. */
  readonly previewColors: readonly string[];
  /** Its children are inserted. Empty for prebuilt blocks, see `preview` and `import`. */
  readonly document: WidgetNode;
  /** Saved by the owner, so it can be renamed and deleted. */
  readonly isOwn: boolean;
};

/** Prebuilt blocks and blocks saved by the owner. */
export type BlocksPort = {
  readonly list: () => Promise<readonly Block[]>;
  /**
   * The content at a block's `templateUrl`, for a preview: with the images that `import` would
   * choose; null if there is only an image.
   */
  readonly preview: (
    block: Pick<Block, 'templateUrl'>,
    shown: readonly number[],
  ) => Promise<WidgetNode | null>;
  /**
   * The content of a prebuilt block, after adding its images to the media library. It gets other
   * images than those shown, by id.
   */
  readonly import: (id: Block['id'], shown: readonly number[]) => Promise<WidgetNode>;
  readonly save: (
    block: Pick<Block, 'name' | 'category' | 'allowed' | 'document'>,
  ) => Promise<Block>;
  readonly rename: (id: Block['id'], name: string) => Promise<void>;
  readonly delete: (id: Block['id']) => Promise<void>;
};
