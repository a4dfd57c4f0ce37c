import type { I18n } from '@plinth/i18n';
import type { Block } from '../ports/blocks/port.ts';

const keyOf = ({ id }: Block): string => String(id).toUpperCase().replaceAll('-', '_');

type Texts = Pick<I18n, 't' | 'has'>;

/** The owner's name for a block, or the translated name of a prebuilt one. */
export function blockName({ t, has }: Texts, block: Block): string {
  const key = `EDITOR.BLOCK.${keyOf(block)}`;
  return !block.isOwn && has(key) ? t(key) : block.name;
}

/** Search synonyms of a prebuilt block. */
export function blockSynonyms({ t, has }: Texts, block: Block): string {
  const key = `EDITOR.BLOCK_SYNONYMS.${keyOf(block)}`;
  return !block.isOwn && has(key) ? t(key) : '';
}
