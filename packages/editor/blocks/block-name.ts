import type { Translate } from '@plinth/i18n';
import type { Block } from '../ports.ts';

/** The owner's own name, or the one that a prebuilt block has in the person's language. */
export const blockName = (t: Translate, { id, name, isOwn }: Block): string =>
  isOwn ? name : t(`EDITOR.BLOCK.${String(id).toUpperCase().replaceAll('-', '_')}`);

export const categoryName = (t: Translate, category: string): string =>
  t(`EDITOR.BLOCK_CATEGORY.${category.toUpperCase()}`);
