import { Badge, Button, Input, NumberInput, Select, Text } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import {
  effectiveValue,
  type NodeId,
  type PropertyValue,
  sameValue,
  type TextFormat,
  type TextStyleProperties,
} from '@plinth/model';
import { useState } from 'react';
import { useReport } from '../../core/commands/use-report.ts';
import { addTextStyle, setTextStyle } from '../../core/design/design-commands.ts';
import { useDesign, useDesignState } from '../../core/design/design-context.ts';
import type { TextStyle } from '../../core/design/design-store.ts';
import { withFormatsIn } from '../../core/design/format-scope.ts';
import { useUsageCount } from '../../core/design/use-presets.ts';
import { deviceScope } from '../../core/properties/device-scope.ts';
import { useSession, useUi } from '../../core/session/context.ts';
import { useServices } from '../../core/session/services.ts';
import { ColorPicker } from './color-picker.tsx';
import { NameForm } from './preset-changes.tsx';

type TextStyleEditorProps = {
  readonly style: TextStyle;
  /** The widget that gets the style if it's saved as a new one. */
  readonly id?: NodeId;
};

type NumberName = 'font_size' | 'line_height' | 'letter_spacing';

const NUMBERS: readonly {
  readonly name: NumberName;
  readonly min: number;
  readonly max: number;
  readonly step: number;
}[] = [
  { name: 'font_size', min: 8, max: 200, step: 1 },
  { name: 'line_height', min: 0.5, max: 4, step: 0.05 },
  { name: 'letter_spacing', min: -10, max: 50, step: 0.1 },
];

const WEIGHTS = [300, 400, 500, 600, 700, 800] as const;

/** Edits a text style of the site. The canvas updates immediately, the published site on Update. */
export function TextStyleEditor({ id, style }: TextStyleEditorProps) {
  const t = useT();
  const session = useSession();
  const report = useReport();
  const design = useDesign();
  const { ports } = useServices();
  const device = useUi((ui) => ui.device);
  const uses = useUsageCount(style.id, ports.design.textStyleUses);
  const original = useStoredFormats(style);
  const [isNaming, setNaming] = useState(false);
  const { properties } = style;
  const isEdited =
    original !== null && !sameValue(properties as PropertyValue, original as PropertyValue);
  const look = (name: keyof TextFormat) => {
    const perDevice = Object.fromEntries(
      (['desktop', 'tablet', 'mobile_h', 'mobile_v'] as const).map((each) => [
        each,
        properties[each]?.[name],
      ]),
    );
    return effectiveValue(perDevice, device);
  };
  const change = (parts: TextFormat) =>
    report(
      setTextStyle(
        session,
        style,
        withFormatsIn(properties, deviceScope(session.ui.getState()), parts),
      ),
    );
  const reset = () => {
    if (original === null) return;
    session.history.seal();
    report(setTextStyle(session, style, original));
    session.history.seal();
  };
  const saveAs = (name: string) => {
    if (original === null) return;
    report(addTextStyle(session, design.store.getState(), { name, style, original, id }));
    setNaming(false);
  };
  return (
    <div className="pl-style-editor" data-testid="style-editor">
      <Text size="xs" c="dimmed" data-testid="style-uses">
        {uses === null ? '…' : t('EDITOR.USES', { count: uses })}
        {isEdited && (
          <Badge size="sm" color="yellow" variant="light" ml={8} data-testid="style-edited">
            {t('EDITOR.STYLES.EDITED')}
          </Badge>
        )}
      </Text>
      <div className="pl-style-fields">
        {NUMBERS.map(({ name, min, max, step }) => (
          <NumberInput
            key={name}
            size="xs"
            label={t(`EDITOR.STYLES.${keyPart(name)}`)}
            value={(look(name) as number | undefined) ?? ''}
            min={min}
            max={max}
            step={step}
            onChange={(value) => {
              if (typeof value === 'number' && value >= min && value <= max)
                change({ [name]: value });
            }}
            data-testid={`style-${name}`}
          />
        ))}
        <Select
          size="xs"
          label={t('WIDGET.OPTION.FONT_WEIGHT')}
          data={WEIGHTS.map((weight) => ({
            value: String(weight),
            label: t(`WIDGET.FONT_WEIGHT.${weight}`),
          }))}
          value={String(look('font_weight') ?? '')}
          onChange={(weight) => weight && change({ font_weight: Number(weight) })}
        />
      </div>
      <Input.Wrapper size="xs" label={t('EDITOR.TEXT.COLOR')} labelElement="div">
        <ColorPicker
          value={(look('color') as string | undefined) ?? null}
          onChange={(color) => change({ color: color ?? undefined })}
          label={t('EDITOR.TEXT.COLOR')}
        />
      </Input.Wrapper>
      {isEdited && (
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
      )}
      {isEdited && isNaming && <NameForm label={t('EDITOR.STYLES.NAME')} save={saveAs} />}
    </div>
  );
}

/** The formats of the style as stored; null if it's new. */
const useStoredFormats = ({ class_name }: TextStyle): TextStyleProperties | null =>
  useDesignState(({ stored }) => {
    const style = stored.styles.find((one) => one.type === 'text' && one.class_name === class_name);
    return style?.type === 'text' ? style.properties : null;
  });
