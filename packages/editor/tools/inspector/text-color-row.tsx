import { useT } from '@plinth/i18n/react';
import type { NodeId } from '@plinth/model';
import { colorInEffect } from '../../canvas/contrast/color-in-effect.ts';
import { useCanvas } from '../../canvas/frame/canvas-context.ts';
import { SPAN_COLOR, TEXT_BLOCKS } from '../../core/design/block-format.ts';
import { useDesignState } from '../../core/design/design-context.ts';
import type { TextStyle } from '../../core/design/design-store.ts';
import { blockStyle } from '../../core/design/text-blocks.ts';
import { textStyleOf } from '../../core/design/text-classes.ts';
import { ColorPicker } from '../fields/color-picker.tsx';
import { StyleFormat } from '../fields/style-format.tsx';
import { useBlockFormat } from './use-block-format.ts';

type TextColorRowProps = {
  readonly id: NodeId;
  readonly html: string;
  readonly style: TextStyle;
};

/** The first block, or words in a block, of a text on the page that has a text style. */
const styledIn = (page: Document, id: NodeId, style: string): Element | null => {
  const parts = page.querySelectorAll(
    `[data-node-id="${CSS.escape(id)}"] :is(${TEXT_BLOCKS}, span)`,
  );
  const styleOf = ({ localName, className }: Element) =>
    localName === 'span' ? textStyleOf(className) : blockStyle(localName, className);
  return [...parts].find((part) => styleOf(part) === style) ?? null;
};

/** The color of a text's words in one style: their own, or that of the style. */
export function TextColorRow({ id, html, style }: TextColorRowProps) {
  const t = useT();
  const theme = useDesignState((design) => design.colors);
  const canvas = useCanvas();
  const colors = useBlockFormat(id, style, SPAN_COLOR);
  if (!colors) return null;
  const { change } = colors;
  const own = colors.read(html, style.class_name);
  const styled = canvas ? styledIn(canvas.document, id, style.class_name) : null;
  const label = t('EDITOR.TEXT.COLOR');
  return (
    <StyleFormat
      label={label}
      origin={own === null ? { kind: 'textStyle', name: style.name } : { kind: 'here' }}
      reset={own === null ? undefined : () => change(null)}
    >
      {() => (
        <ColorPicker
          value={own ?? colorInEffect(theme, styled)}
          onChange={change}
          label={label}
          hasRoles={false}
        />
      )}
    </StyleFormat>
  );
}
