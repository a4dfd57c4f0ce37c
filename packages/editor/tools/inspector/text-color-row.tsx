import { useT } from '@plinth/i18n/react';
import type { NodeId } from '@plinth/model';
import { SPAN_COLOR } from '../../core/design/block-format.ts';
import type { TextStyle } from '../../core/design/design-store.ts';
import { ColorPicker } from '../fields/color-picker.tsx';
import { StyleFormat } from '../fields/style-format.tsx';
import { textContrast } from '../fields/text-contrast.ts';
import { useStyleColor, useStyledWords } from '../fields/use-style-color.ts';
import { useBlockFormat } from './use-block-format.ts';

type TextColorRowProps = {
  readonly id: NodeId;
  readonly html: string;
  readonly style: TextStyle;
};

/** The color of a text's words in one style: their own, or that of the style. */
export function TextColorRow({ id, html, style }: TextColorRowProps) {
  const t = useT();
  const ofStyle = useStyleColor(id, style);
  const words = useStyledWords(id, style);
  const colors = useBlockFormat(id, style, SPAN_COLOR);
  if (!colors) return null;
  const { change } = colors;
  const own = colors.read(html, style.class_name);
  const label = t('EDITOR.TEXT.COLOR');
  return (
    <StyleFormat
      label={label}
      origin={own === null ? { kind: 'textStyle', name: style.name } : { kind: 'here' }}
      reset={own === null ? undefined : () => change(null)}
      isForAllDevices
    >
      {() => (
        <ColorPicker
          value={own ?? ofStyle}
          onChange={change}
          label={label}
          hasRoles={false}
          readContrast={() => textContrast(words())}
        />
      )}
    </StyleFormat>
  );
}
