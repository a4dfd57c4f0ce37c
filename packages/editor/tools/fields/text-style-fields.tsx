import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { COLOR_ROLES, type NodeId, type PropertyValue, type TextFormat } from '@plinth/model';
import type { ReactNode } from 'react';
import { useDesignState } from '../../core/design/design-context.ts';
import type { TextStyle } from '../../core/design/design-store.ts';
import { formatInEffect } from '../../core/design/format-in-effect.ts';
import { withFormatsIn } from '../../core/design/format-scope.ts';
import { deviceScope } from '../../core/properties/device-scope.ts';
import { useSession, useUi } from '../../core/session/context.ts';
import { ColorPicker } from './color-picker.tsx';
import { FontSelect } from './font-select.tsx';
import { FormatSelect } from './format-select.tsx';
import { RoundedNumber } from './rounded-number.tsx';
import { StyleFormat } from './style-format.tsx';
import { textContrast } from './text-contrast.ts';
import { TextStyleLinks } from './text-style-links.tsx';
import { useStyleColor, useStyledWords } from './use-style-color.ts';
import { useStyleFormats } from './use-style-formats.ts';
import { WeightSelect } from './weight-select.tsx';

type NumberName = 'font_size' | 'line_height' | 'letter_spacing';

const NUMBERS: readonly {
  readonly name: NumberName;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Decimals shown; the stored value keeps its own until it is changed. */
  readonly decimals: number;
  readonly suffix?: string;
}[] = [
  { name: 'font_size', min: 8, max: 200, step: 1, decimals: 0, suffix: ' px' },
  { name: 'line_height', min: 0.5, max: 4, step: 0.05, decimals: 2 },
  { name: 'letter_spacing', min: -10, max: 50, step: 0.1, decimals: 1, suffix: ' px' },
];

type TextStyleFieldsProps = {
  readonly style: TextStyle;
  /** The widget whose text is edited. */
  readonly id?: NodeId | undefined;
};

/** All formats of a text style, on the current device. */
export function TextStyleFields({ style, id }: TextStyleFieldsProps) {
  const t = useT();
  return (
    <>
      <FontField style={style} />
      <div className="pl-style-fields">
        {NUMBERS.map(({ name, decimals, suffix, ...limits }) => (
          <Format key={name} style={style} name={name} label={t(`EDITOR.STYLES.${keyPart(name)}`)}>
            {({ labelId, value, change }) => (
              <RoundedNumber
                {...limits}
                aria-labelledby={labelId}
                value={typeof value === 'number' ? value : null}
                decimals={decimals}
                suffix={suffix ?? ''}
                onChange={change}
                data-testid={`style-${name}`}
              />
            )}
          </Format>
        ))}
        <Format style={style} name="font_weight" label={t('WIDGET.OPTION.FONT_WEIGHT')}>
          {({ labelId, value, change }) => (
            <WeightSelect
              aria-labelledby={labelId}
              value={typeof value === 'number' ? value : null}
              onChange={change}
              data-testid="style-font_weight"
            />
          )}
        </Format>
        <ChoiceField style={style} name="font_style" />
        <ChoiceField style={style} name="text_transform" />
      </div>
      <ColorField id={id} style={style} />
      <TextStyleLinks style={style} />
    </>
  );
}

type Field = {
  readonly labelId: string;
  readonly value: PropertyValue | undefined;
  /** undefined removes the value. */
  readonly change: (value: PropertyValue | undefined) => void;
};

type FormatProps = {
  readonly style: TextStyle;
  readonly name: keyof TextFormat;
  readonly label: string;
  readonly children: (field: Field) => ReactNode;
};

/** Changes formats on the current device, or on all; undefined removes a format. */
function useChange(style: TextStyle): (formats: TextFormat) => void {
  const session = useSession();
  const write = useStyleFormats(style);
  return (formats) =>
    write(withFormatsIn(style.properties, deviceScope(session.ui.getState()), formats));
}

/** A format with the value in effect on the current device. */
function Format({ style, name, label, children }: FormatProps) {
  const device = useUi((ui) => ui.device);
  const styles = useDesignState(({ textStyles }) => textStyles);
  const { value, origin } = formatInEffect(styles, style, { name, device });
  const write = useChange(style);
  const change = (next: PropertyValue | undefined) => write({ [name]: next });
  return (
    <StyleFormat
      label={label}
      origin={origin}
      reset={device === 'desktop' ? undefined : () => change(undefined)}
    >
      {(labelId) => children({ labelId, value, change })}
    </StyleFormat>
  );
}

type ChoiceFieldProps = {
  readonly style: TextStyle;
  readonly name: 'font_style' | 'text_transform';
};

/** A format that is one of a few. */
function ChoiceField({ style, name }: ChoiceFieldProps) {
  const t = useT();
  return (
    <Format style={style} name={name} label={t(`EDITOR.STYLES.${keyPart(name)}`)}>
      {({ labelId, value, change }) => (
        <FormatSelect
          name={name}
          aria-labelledby={labelId}
          value={String(value)}
          onChange={change}
          data-testid={`style-${name}`}
        />
      )}
    </Format>
  );
}

/** The font of a text style. */
function FontField({ style }: { readonly style: TextStyle }) {
  const t = useT();
  const write = useChange(style);
  return (
    <Format style={style} name="font_family" label={t('EDITOR.STYLES.FONT')}>
      {({ labelId, value }) => (
        <FontSelect
          aria-labelledby={labelId}
          value={typeof value === 'string' ? value : null}
          onChange={(family) => write({ font_family: family })}
          data-testid="style-font_family"
        />
      )}
    </Format>
  );
}

const isRole = (color: PropertyValue | undefined): boolean =>
  COLOR_ROLES.some((role) => role === color);

/** The color of a text style; a role as it's in effect on the page, where it can be on dark. */
function ColorField({ style, id }: TextStyleFieldsProps) {
  const t = useT();
  const inEffect = useStyleColor(id, style);
  const words = useStyledWords(id, style);
  const label = t('EDITOR.TEXT.COLOR');
  return (
    <Format style={style} name="color" label={label}>
      {({ value, change }) => (
        <ColorPicker
          value={(isRole(value) ? inEffect : null) ?? (typeof value === 'string' ? value : null)}
          onChange={(color) => change(color ?? undefined)}
          label={label}
          readContrast={() => textContrast(words())}
        />
      )}
    </Format>
  );
}
