import { Button } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import {
  COLOR_ROLES,
  type NodeId,
  type PropertyValue,
  sameValue,
  type TextFormat,
  type TextStyleProperties,
} from '@plinth/model';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useReport } from '../../core/commands/use-report.ts';
import { addTextStyle, setTextStyle } from '../../core/design/design-commands.ts';
import { useDesign, useDesignState } from '../../core/design/design-context.ts';
import type { TextStyle } from '../../core/design/design-store.ts';
import { formatInEffect } from '../../core/design/format-in-effect.ts';
import { withFormatsIn } from '../../core/design/format-scope.ts';
import { deviceScope } from '../../core/properties/device-scope.ts';
import { useSession, useUi } from '../../core/session/context.ts';
import { ColorPicker } from './color-picker.tsx';
import { FontSelect } from './font-select.tsx';
import { NameForm } from './preset-changes.tsx';
import { RoundedNumber } from './rounded-number.tsx';
import { StyleFormat } from './style-format.tsx';
import { StyleUses } from './style-uses.tsx';
import './text-style-editor.css';
import { useFocusAfter } from './use-focus-after.ts';
import { useStyleColor } from './use-style-color.ts';
import { WeightSelect } from './weight-select.tsx';

type TextStyleEditorProps = {
  readonly style: TextStyle;
  /** The widget that gets the style if it's saved as a new one. */
  readonly id?: NodeId;
  /** Called before the widget gets a new style, which closes this editor. */
  readonly onAdd?: () => void;
};

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

/** Edits a text style of the site. The canvas updates immediately, the published site on Update. */
export function TextStyleEditor({ id, style, onAdd }: TextStyleEditorProps) {
  const t = useT();
  const original = useStoredFormats(style);
  const part = useRef<HTMLDivElement>(null);
  const focusField = useFocusAfter(part);
  const usesId = useId();
  const isEdited =
    original !== null && !sameValue(style.properties as PropertyValue, original as PropertyValue);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a border and its own layout
    <div
      ref={part}
      className="pl-style-editor"
      role="group"
      aria-label={style.name}
      aria-describedby={usesId}
      data-testid="style-editor"
    >
      <StyleUses id={usesId} style={style} isEdited={isEdited} />
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
      </div>
      <ColorField id={id} style={style} />
      {isEdited && original && <StyleActions {...{ id, style, original, focusField, onAdd }} />}
    </div>
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

type Formats = TextStyleProperties[keyof TextStyleProperties];

/** Without removed values, and undefined if no value is left. */
function withoutRemoved(formats: Formats): Formats {
  const kept = Object.entries(formats ?? {}).filter(([, value]) => value !== undefined);
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

/** Changes formats on the current device, or on all; undefined removes a format. */
function useChange(style: TextStyle): (formats: TextFormat) => void {
  const session = useSession();
  const report = useReport();
  return (formats) => {
    const changed = withFormatsIn(style.properties, deviceScope(session.ui.getState()), formats);
    const kept = Object.entries(changed).map(([name, each]) => [name, withoutRemoved(each)]);
    report(setTextStyle(session, style, Object.fromEntries(kept)));
  };
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
function ColorField({ style, id }: Pick<TextStyleEditorProps, 'style' | 'id'>) {
  const t = useT();
  const inEffect = useStyleColor(id, style);
  const label = t('EDITOR.TEXT.COLOR');
  return (
    <Format style={style} name="color" label={label}>
      {({ value, change }) => (
        <ColorPicker
          value={(isRole(value) ? inEffect : null) ?? (typeof value === 'string' ? value : null)}
          onChange={(color) => change(color ?? undefined)}
          label={label}
        />
      )}
    </Format>
  );
}

type StyleActionsProps = Pick<TextStyleEditorProps, 'style' | 'id' | 'onAdd'> & {
  /** The formats as stored. */
  readonly original: TextStyleProperties;
  readonly focusField: () => void;
};

/** Reset, or keep the changes as a new style. */
function StyleActions({ style, id, original, focusField, onAdd }: StyleActionsProps) {
  const t = useT();
  const session = useSession();
  const report = useReport();
  const design = useDesign();
  const [isNaming, setNaming] = useState(false);
  const reset = () => {
    focusField();
    session.history.seal();
    report(setTextStyle(session, style, original));
    session.history.seal();
  };
  const saveAs = (name: string) => {
    focusField();
    onAdd?.();
    report(addTextStyle(session, design.store.getState(), { name, style, original, id }));
  };
  return (
    <>
      <div className="pl-preset-actions">
        <Button size="compact-xs" variant="default" onClick={reset} data-testid="style-reset">
          {t('EDITOR.PRESET.RESET')}
        </Button>
        <Button
          size="compact-xs"
          variant="default"
          onClick={() => setNaming(!isNaming)}
          data-testid="style-save-as"
        >
          {t('EDITOR.STYLES.SAVE_AS')}
        </Button>
      </div>
      {isNaming && <NameForm label={t('EDITOR.STYLES.NAME')} save={saveAs} />}
    </>
  );
}

/** The formats of the style as stored; null if it's new. */
const useStoredFormats = ({ class_name }: TextStyle): TextStyleProperties | null =>
  useDesignState(({ stored }) => {
    const style = stored.styles.find((one) => one.type === 'text' && one.class_name === class_name);
    return style?.type === 'text' ? style.properties : null;
  });
