import type { NodeId } from '@plinth/model';
import { colorInEffect } from '../../canvas/contrast/color-in-effect.ts';
import { useCanvas } from '../../canvas/frame/canvas-context.ts';
import { useDesignState } from '../../core/design/design-context.ts';
import type { TextStyle } from '../../core/design/design-store.ts';
import { TEXT_BLOCKS } from '../../core/design/styled-words.ts';
import { blockStyle } from '../../core/design/text-blocks.ts';
import { textStyleOf } from '../../core/design/text-classes.ts';

/** The first block, or words in a block, of a text on the page that has a text style. */
const styledIn = (page: Document, id: NodeId, style: string): Element | null => {
  const parts = page.querySelectorAll(
    `[data-node-id="${CSS.escape(id)}"] :is(${TEXT_BLOCKS}, span)`,
  );
  const styleOf = ({ localName, className }: Element) =>
    localName === 'span' ? textStyleOf(className) : blockStyle(localName, className);
  return [...parts].find((part) => styleOf(part) === style) ?? null;
};

/** The color in effect on the page for a text's words in one style; null where there are none. */
export function useStyleColor(id: NodeId | undefined, style: TextStyle): string | null {
  const theme = useDesignState((design) => design.colors);
  return colorInEffect(theme, useStyledWords(id, style)());
}

/** A function that finds a text's first words in one style on the page; null where there are none. */
export function useStyledWords(id: NodeId | undefined, { class_name }: TextStyle) {
  const canvas = useCanvas();
  return () => (canvas && id !== undefined ? styledIn(canvas.document, id, class_name) : null);
}
