import type { Allowed, WidgetNode } from '@plinth/model';

/** A ready-made part of a page. */
export type Block = {
  readonly id: number | string;
  readonly name: string;
  readonly category: string;
  readonly allowed: Allowed;
  /** The address of a picture of it; empty where there is none. */
  readonly previewUrl: string;
  /** The main colours that the picture shows. */
  readonly previewColors: readonly string[];
  /** Its children are what is put on a page; a prebuilt block has none before it is taken. */
  readonly document: WidgetNode;
  /** Kept by the owner, who may delete it. */
  readonly isOwn: boolean;
};

/** Prebuilt blocks and those that the owner saved. */
export type BlocksPort = {
  readonly blocks: () => Promise<readonly Block[]>;
  /** What a prebuilt block looks like now; null where only its picture is known. */
  readonly blockPreview: (id: Block['id']) => Promise<WidgetNode | null>;
  /** What is in a prebuilt block, with its pictures in the library. */
  readonly takeBlock: (id: Block['id']) => Promise<WidgetNode>;
  readonly saveBlock: (
    block: Pick<Block, 'name' | 'category' | 'allowed' | 'document'>,
  ) => Promise<Block>;
  readonly renameBlock: (id: Block['id'], name: string) => Promise<void>;
  readonly deleteBlock: (id: Block['id']) => Promise<void>;
};
