import { Badge, Button, Input, NumberInput, Select, Text } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import {
  effectiveValue,
  type NodeId,
  namedStyle,
  type PropertyValue,
  sameValue,
  type TextFormat,
  type TextStyleProperties,
} from '@plinth/model';
import { useEffect, useState } from 'react';
import { setValue } from '../../core/commands/properties.ts';
import { useReport } from '../../core/commands/use-report.ts';
import { useDesign } from '../../core/design/design-context.ts';
import type { TextStyleRecord } from '../../core/design/design-port.ts';
import { replaceStyle } from '../../core/design/text-blocks.ts';
import { useUsageCount } from '../../core/design/use-presets.ts';
import { useSaveDesign } from '../../core/design/use-save-design.ts';
import { useSession, useUi } from '../../core/session/context.ts';
import { useServices } from '../../core/session/services.ts';
import { ColorPicker } from './color-picker.tsx';
import { NameForm } from './preset-changes.tsx';

type TextStyleEditorProps = {
  readonly style: TextStyleRecord;
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
  const design = useDesign();
  const report = useReport();
  const store = useSaveDesign();
  const { ports } = useServices();
  const device = useUi((ui) => ui.device);
  const uses = useUsageCount(style.id, ports.design.textStyleUses);
  const [draft, setDraft] = useState<TextStyleProperties>(style.properties);
  const [isNaming, setNaming] = useState(false);
  const isEdited = !sameValue(draft as PropertyValue, style.properties as PropertyValue);
  useEffect(() => design.clearPreview, [design]);

  const show = (properties: TextStyleProperties) => {
    setDraft(properties);
    const { id: _id, revision, created, modified, ...fields } = style;
    design.previewRules(namedStyle({ ...fields, properties }));
  };
  const look = (name: keyof TextFormat) => {
    const perDevice = Object.fromEntries(
      (['desktop', 'tablet', 'mobile_h', 'mobile_v'] as const).map((each) => [
        each,
        draft[each]?.[name],
      ]),
    );
    return effectiveValue(perDevice, device);
  };
  const change = (parts: TextFormat) =>
    show({ ...draft, [device]: { ...draft[device], ...parts } });
  const update = () =>
    store(async () => {
      const { id: stored, revision, name } = style;
      await ports.design.saveTextStyle({ id: stored, revision, name, properties: draft });
    });
  const saveAs = (name: string) =>
    store(async () => {
      const saved = await ports.design.saveTextStyle({ name, properties: draft });
      const html = id && session.store.node(id)?.properties.html;
      if (!id || typeof html !== 'string') return;
      const value = replaceStyle(html, style.class_name, saved.class_name);
      report(setValue(session, [id], { path: ['html'], value }));
    });
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
          <Button size="compact-xs" onClick={update} data-testid="style-update">
            {t('EDITOR.STYLES.UPDATE')}
          </Button>
          <Button size="compact-xs" variant="default" onClick={() => show(style.properties)}>
            {t('EDITOR.PRESET.RESET')}
          </Button>
          <Button size="compact-xs" variant="default" onClick={() => setNaming(!isNaming)}>
            {t('EDITOR.STYLES.SAVE_AS')}
          </Button>
        </div>
      )}
      {isEdited && isNaming && <NameForm label={t('EDITOR.STYLES.NAME')} save={saveAs} />}
    </div>
  );
}
