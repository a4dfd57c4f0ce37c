import { useT } from '@plinth/i18n/react';
import type { NodeId, PropertyValue } from '@plinth/model';
import type { FormatName } from '@plinth/widgets/kit';
import type { ReactNode } from 'react';
import { useDesignState } from '../../core/design/design-context.ts';
import type { TextStyle } from '../../core/design/design-store.ts';
import { formatInEffect } from '../../core/design/format-in-effect.ts';
import type { Effective } from '../../core/properties/effective.ts';
import { useUi } from '../../core/session/context.ts';
import { RoundedNumber } from '../fields/rounded-number.tsx';
import { StyleFormat } from '../fields/style-format.tsx';
import { WeightSelect } from '../fields/weight-select.tsx';
import { useLineFormat } from './use-line-format.ts';

const OF_STYLE = {
  'font-size': 'font_size',
  'font-weight': 'font_weight',
  'line-height': 'line_height',
} as const;

/** A format of a text style as a text with the style has it. */
function useFormatOfStyle(style: TextStyle, name: FormatName): Effective {
  const device = useUi((ui) => ui.device);
  const styles = useDesignState(({ textStyles }) => textStyles);
  const { value, origin } = formatInEffect(styles, style, { name: OF_STYLE[name], device });
  const isOfStyle = origin.kind === 'here' || origin.kind === 'inherited';
  return { value, origin: isOfStyle ? { kind: 'textStyle', name: style.name } : origin };
}

type Field = {
  readonly labelId: string;
  /** null if the words differ. */
  readonly value: number | null;
  readonly placeholder: string | undefined;
  readonly change: (value: number) => void;
};

type FormatRowProps = {
  readonly id: NodeId;
  readonly html: string;
  readonly style: TextStyle;
  readonly name: FormatName;
  readonly label: string;
  readonly children: (field: Field) => ReactNode;
};

const numberOf = (value: PropertyValue | undefined): number | null =>
  typeof value === 'number' ? value : null;

/** A format that the words have of their own, or that of their style. */
function FormatRow({ id, html, style, name, label, children }: FormatRowProps) {
  const t = useT();
  const ofStyle = useFormatOfStyle(style, name);
  const format = useLineFormat(id, { html, style, name });
  if (!format) return null;
  const { own, change } = format;
  const { value, origin } = own.origin.kind === 'default' ? ofStyle : own;
  const placeholder = origin.kind === 'mixed' ? t('EDITOR.MIXED') : undefined;
  const isOwn = origin.kind === 'here' || origin.kind === 'mixed';
  return (
    <StyleFormat label={label} origin={origin} reset={isOwn ? () => change(null) : undefined}>
      {(labelId) => children({ labelId, value: numberOf(value), placeholder, change })}
    </StyleFormat>
  );
}

const NUMBERS = {
  'font-size': { min: 8, max: 200, step: 1, decimals: 0, suffix: ' px' },
  'line-height': { min: 0.5, max: 4, step: 0.05, decimals: 2, suffix: '' },
} as const;

type TextFormatRowsProps = Pick<FormatRowProps, 'id' | 'html' | 'style'>;

/** Size, weight, and line height of a text's words in one style. */
export function TextFormatRows(props: TextFormatRowsProps) {
  const t = useT();
  const { class_name } = props.style;
  const number = (name: keyof typeof NUMBERS) => (field: Field) => (
    <RoundedNumber
      {...NUMBERS[name]}
      aria-labelledby={field.labelId}
      value={field.value}
      placeholder={field.placeholder}
      onChange={field.change}
      data-testid={`text-${name}-${class_name}`}
    />
  );
  return (
    <>
      <FormatRow {...props} name="font-size" label={t('EDITOR.TEXT.SIZE')}>
        {number('font-size')}
      </FormatRow>
      <FormatRow {...props} name="font-weight" label={t('WIDGET.OPTION.FONT_WEIGHT')}>
        {(field) => (
          <WeightSelect
            aria-labelledby={field.labelId}
            value={field.value}
            placeholder={field.placeholder}
            onChange={field.change}
            data-testid={`text-font-weight-${class_name}`}
          />
        )}
      </FormatRow>
      <FormatRow {...props} name="line-height" label={t('EDITOR.STYLES.LINE_HEIGHT')}>
        {number('line-height')}
      </FormatRow>
    </>
  );
}
