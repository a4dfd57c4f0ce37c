import type { Translate } from '@plinth/i18n';
import type { Block } from '../ports.ts';

const keyOf = ({ id }: Block): string => String(id).toUpperCase().replaceAll('-', '_');

/** The owner's own name, or the one that a prebuilt block has in the person's language. */
export const blockName = (t: Translate, block: Block): string =>
  block.isOwn ? block.name : t(`EDITOR.BLOCK.${keyOf(block)}`);

/** Other words by which people look for a prebuilt block. */
export const blockSynonyms = (t: Translate, block: Block): string =>
  block.isOwn ? '' : t(`EDITOR.BLOCK_SYNONYMS.${keyOf(block)}`);
