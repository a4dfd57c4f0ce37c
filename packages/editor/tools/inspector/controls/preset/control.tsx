import { useT } from '@plinth/i18n/react';
import { DEFAULT_PRESET } from '@plinth/model';
import { IconCheck } from '@tabler/icons-react';
import { useRef } from 'react';
import type { Preset } from '../../../../core/design/design-store.ts';
import { usePresets } from '../../../../core/design/use-presets.ts';
import { useWidgetOf } from '../../../../core/session/context.ts';
import type { ControlDefinition, WidgetFieldProps } from '../../control-definition.ts';
import './control.css';
import { ChoiceSelect } from '../../../fields/choice-select.tsx';
import { PresetChanges } from '../../../fields/preset-changes.tsx';
import { PresetThumb } from '../../../fields/preset-thumb.tsx';

/** A widget's preset and the local changes to it. */
export function PresetField({ id, control, property, labelId }: WidgetFieldProps<'preset'>) {
  const t = useT();
  const presets = usePresets(useWidgetOf(id));
  const isMixed = property.origin.kind === 'mixed';
  const chosen = isMixed ? null : String(property.value ?? DEFAULT_PRESET);
  const byClass = new Map(presets.map((preset) => [preset.class_name, preset]));
  const nameOf = (className: string, preset: Preset | undefined) =>
    className === DEFAULT_PRESET && preset
      ? `${preset.name} · ${t('EDITOR.DEFAULT_PRESET')}`
      : preset?.name;
  const names = [DEFAULT_PRESET, ...[...byClass.keys()].filter((name) => name !== DEFAULT_PRESET)];
  const data = names.map((value) => ({
    value,
    label: nameOf(value, byClass.get(value)) ?? t('EDITOR.DEFAULT_PRESET'),
  }));
  const current = byClass.get(chosen ?? '');
  const field = useRef<HTMLDivElement>(null);
  return (
    <div ref={field} className="pl-preset">
      <ChoiceSelect
        aria-labelledby={labelId}
        aria-label={t(control.label)}
        data={data}
        value={chosen}
        placeholder={t('EDITOR.MIXED')}
        {...(!isMixed && { leftSection: <PresetThumb preset={current} />, leftSectionWidth: 40 })}
        renderOption={({ option, checked }) => (
          <span className="pl-preset-option">
            <PresetThumb preset={byClass.get(option.value)} />
            {option.label}
            {checked && <IconCheck size={14} aria-hidden />}
          </span>
        )}
        onChange={(value) => property.set(value === DEFAULT_PRESET ? undefined : value)}
        data-testid="preset-select"
      />
      {!isMixed && <PresetChanges id={id} preset={current ?? null} field={field} />}
    </div>
  );
}

export const controlKind: ControlDefinition<'preset'> = {
  Field: PresetField,
  readsWidget: true,
  share: () => null,
};
