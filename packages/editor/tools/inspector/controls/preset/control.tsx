import { useT } from '@plinth/i18n/react';
import { IconCheck } from '@tabler/icons-react';
import { useRef } from 'react';
import type { Preset } from '../../../../core/design/design-store.ts';
import { usePresets } from '../../../../core/design/use-presets.ts';
import { useNode } from '../../../../core/session/context.ts';
import type { ControlDefinition, WidgetFieldProps } from '../../control-definition.ts';
import './control.css';
import { ChoiceSelect } from '../../../fields/choice-select.tsx';
import { PresetChanges } from '../../../fields/preset-changes.tsx';
import { PresetThumb } from '../../../fields/preset-thumb.tsx';

const DEFAULT = 'default';

/** A widget's preset and the local changes to it. */
export function PresetField({ id, property, labelId }: WidgetFieldProps<'preset'>) {
  const t = useT();
  const node = useNode(id);
  const presets = usePresets(node?.widget ?? '');
  const chosen = String(property.value ?? DEFAULT);
  const byClass = new Map(presets.map((preset) => [preset.class_name, preset]));
  const nameOf = (className: string, preset: Preset | undefined) =>
    className === DEFAULT && preset
      ? `${preset.name} · ${t('EDITOR.DEFAULT_PRESET')}`
      : preset?.name;
  const names = [DEFAULT, ...[...byClass.keys()].filter((name) => name !== DEFAULT)];
  const data = names.map((value) => ({
    value,
    label: nameOf(value, byClass.get(value)) ?? t('EDITOR.DEFAULT_PRESET'),
  }));
  const current = byClass.get(chosen);
  const field = useRef<HTMLDivElement>(null);
  return (
    <div ref={field} className="pl-preset">
      <ChoiceSelect
        aria-labelledby={labelId}
        data={data}
        value={chosen}
        leftSection={<PresetThumb preset={current} />}
        leftSectionWidth={40}
        renderOption={({ option, checked }) => (
          <span className="pl-preset-option">
            <PresetThumb preset={byClass.get(option.value)} />
            {option.label}
            {checked && <IconCheck size={14} aria-hidden />}
          </span>
        )}
        onChange={(value) => property.set(value === DEFAULT ? undefined : value)}
        data-testid="preset-select"
      />
      {node && <PresetChanges id={id} node={node} preset={current ?? null} field={field} />}
    </div>
  );
}

export const controlKind: ControlDefinition<'preset'> = {
  Field: PresetField,
  readsWidget: true,
  share: () => null,
};
