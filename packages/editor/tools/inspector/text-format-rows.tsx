import { Anchor, UnstyledButton } from '@mantine/core';
import { keyPart, type Translate } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import type { NodeId, PropertyValue } from '@plinth/model';
import { SPAN_SIZE } from '../../core/design/block-format.ts';
import { useDesignState } from '../../core/design/design-context.ts';
import type { TextStyle } from '../../core/design/design-store.ts';
import { formatInEffect } from '../../core/design/format-in-effect.ts';
import type { Effective, Origin } from '../../core/properties/effective.ts';
import { useSmallerDevice } from '../../core/properties/use-smaller-device.ts';
import { useUi } from '../../core/session/context.ts';
import { RoundedNumber } from '../fields/rounded-number.tsx';
import { StyleFormat } from '../fields/style-format.tsx';
import { FONT_WEIGHTS } from '../fields/text-style-editor.tsx';
import { useBlockFormat } from './use-block-format.ts';

type FormatName = 'font_size' | 'font_weight' | 'line_height';

/** A format of a text style as a text with the style has it. */
function useFormatOfStyle(style: TextStyle, name: FormatName): Effective {
  const device = useUi((ui) => ui.device);
  const styles = useDesignState(({ textStyles }) => textStyles);
  const { value, origin } = formatInEffect(styles, style, { name, device });
  const isOfStyle = origin.kind === 'here' || origin.kind === 'inherited';
  return { value, origin: isOfStyle ? { kind: 'textStyle', name: style.name } : origin };
}

type TextFormatRowsProps = {
  readonly id: NodeId;
  readonly html: string;
  readonly style: TextStyle;
  /** Whether the style is being edited. */
  readonly isOpen: boolean;
  readonly toggle: () => void;
};

/** Size, weight, and line height of a text's words in one style. */
export const TextFormatRows = ({ id, html, style, ...edit }: TextFormatRowsProps) => (
  <>
    <SizeRow id={id} html={html} style={style} />
    <StyleValueRow style={style} name="font_weight" {...edit} />
    <StyleValueRow style={style} name="line_height" {...edit} />
  </>
);

type DeviceNoteProps = Pick<TextFormatRowsProps, 'isOpen' | 'toggle'>;

/** Says that words have one format on all devices, and offers the style, which has one for each. */
export function DeviceNote({ isOpen, toggle }: DeviceNoteProps) {
  const t = useT();
  const device = useSmallerDevice();
  if (device === null) return null;
  return (
    <p className="pl-text-note" data-testid="format-everywhere">
      {t('EDITOR.TEXT.FORMAT_EVERYWHERE')}{' '}
      {!isOpen && (
        <Anchor component="button" type="button" size="xs" onClick={toggle}>
          {t('EDITOR.TEXT.STYLE_FOR_DEVICE', { device: t(`COMMON.DEVICE.${keyPart(device)}`) })}
        </Anchor>
      )}
    </p>
  );
}

type SizeRowProps = Pick<TextFormatRowsProps, 'id' | 'html' | 'style'>;

/** The size that the words have of their own, or that of the style. */
function SizeRow({ id, html, style }: SizeRowProps) {
  const t = useT();
  const ofStyle = useFormatOfStyle(style, 'font_size');
  const sizes = useBlockFormat(id, style, SPAN_SIZE);
  if (!sizes) return null;
  const own = sizes.readAll(html, style.class_name);
  const [size = null] = own;
  const isMixed = own.length > 1;
  const isOwn = isMixed || size !== null;
  const origin: Origin = isMixed ? { kind: 'mixed' } : isOwn ? { kind: 'here' } : ofStyle.origin;
  const shown = isMixed ? null : (size ?? ofStyle.value);
  return (
    <StyleFormat
      label={t('EDITOR.TEXT.SIZE')}
      origin={origin}
      reset={isOwn ? () => sizes.change(null) : undefined}
    >
      {(labelId) => (
        <RoundedNumber
          aria-labelledby={labelId}
          value={typeof shown === 'number' ? shown : null}
          placeholder={isMixed ? t('EDITOR.MIXED') : undefined}
          {...{ min: 8, max: 200, step: 1, decimals: 0, suffix: ' px' }}
          onChange={sizes.change}
          data-testid={`text-size-${style.class_name}`}
        />
      )}
    </StyleFormat>
  );
}

type StyleValueRowProps = Pick<TextFormatRowsProps, 'style' | 'isOpen' | 'toggle'> & {
  readonly name: 'font_weight' | 'line_height';
};

const LABELS = {
  font_weight: 'WIDGET.OPTION.FONT_WEIGHT',
  line_height: 'EDITOR.STYLES.LINE_HEIGHT',
} as const;

function formatText(t: Translate, value: PropertyValue | undefined): string {
  const weight = FONT_WEIGHTS.find((each) => each === value);
  if (weight !== undefined) return t(`WIDGET.FONT_WEIGHT.${weight}`);
  return typeof value === 'number' ? String(Math.round(value * 100) / 100) : '';
}

/** A value that only text styles have; it opens the style. */
function StyleValueRow({ style, name, isOpen, toggle }: StyleValueRowProps) {
  const t = useT();
  const { value, origin } = useFormatOfStyle(style, name);
  const label = t(LABELS[name]);
  const text = formatText(t, value);
  return (
    <StyleFormat label={label} origin={origin} reset={undefined}>
      {() => (
        <UnstyledButton
          className="pl-text-style-value"
          aria-label={t('EDITOR.COLOR.CHOOSE', { option: label, color: text })}
          aria-expanded={isOpen}
          data-tip={t('EDITOR.STYLES.EDIT', { style: style.name })}
          onClick={toggle}
          data-testid={`text-${name}-${style.class_name}`}
        >
          {text}
        </UnstyledButton>
      )}
    </StyleFormat>
  );
}
