import { Badge, Button, TextInput } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import type { DocumentNode, NodeId, PresetRecord } from '@plinth/model';
import { type FormEvent, useState } from 'react';
import { useReport } from '../../core/commands/use-report.ts';
import { resetStyle } from '../../core/design/preset-commands.ts';
import { countValues, localStyle, mergeStyles } from '../../core/design/style-overrides.ts';
import { useUsageCount } from '../../core/design/use-presets.ts';
import { useSaveDesign } from '../../core/design/use-save-design.ts';
import { useSavePreset } from '../../core/design/use-save-preset.ts';
import { useSession } from '../../core/session/context.ts';
import { useServices } from '../../core/session/services.ts';

type PresetChangesProps = {
  readonly id: NodeId;
  readonly node: DocumentNode;
  /** null if the widget has no stored preset. */
  readonly preset: PresetRecord | null;
};

/** The widget's changes to its preset, with buttons to save or reset them. */
export function PresetChanges({ id, node, preset }: PresetChangesProps) {
  const t = useT();
  const session = useSession();
  const report = useReport();
  const { ports } = useServices();
  const uses = useUsageCount(preset?.id ?? null, ports.design.presetUses);
  const [isNaming, setNaming] = useState(false);
  const store = useSaveDesign();
  const savePreset = useSavePreset();
  const local = localStyle(node.widget, node.properties);
  const count = countValues(local);
  const look = mergeStyles(preset?.properties ?? {}, local);
  const isSystem = preset?.is_system !== 0;

  const update = () =>
    store(async () => {
      if (!preset) return;
      const { id: stored, revision, name, widget_name } = preset;
      await ports.design.savePreset({ id: stored, revision, name, widget_name, properties: look });
      report(resetStyle(session, id));
    });
  const saveAs = (name: string) =>
    store(async () => {
      await savePreset({ id, node, preset, name });
      setNaming(false);
    });
  const duplicate = () =>
    store(async () => {
      if (!preset) return;
      const copy = await ports.design.duplicatePreset(preset.id);
      report(resetStyle(session, id, copy.class_name));
    });
  return (
    <div className="pl-preset-changes">
      {count > 0 && (
        <Badge size="sm" color="yellow" variant="light" data-testid="preset-modified">
          {t('EDITOR.PRESET.MODIFIED', { count })}
        </Badge>
      )}
      {uses !== null && (
        <span className="pl-preset-uses" data-testid="preset-uses">
          {t('EDITOR.USES', { count: uses })}
        </span>
      )}
      <div className="pl-preset-actions">
        {count > 0 && !isSystem && (
          <Button size="compact-xs" onClick={update} data-testid="preset-update">
            {t('EDITOR.PRESET.UPDATE')}
          </Button>
        )}
        {count > 0 && (
          <Button
            size="compact-xs"
            variant="default"
            onClick={() => setNaming(!isNaming)}
            data-testid="preset-save-as"
          >
            {t('EDITOR.PRESET.SAVE_AS')}
          </Button>
        )}
        {count > 0 && (
          <Button
            size="compact-xs"
            variant="default"
            onClick={() => report(resetStyle(session, id))}
            data-testid="preset-reset"
          >
            {t('EDITOR.PRESET.RESET')}
          </Button>
        )}
        {preset && isSystem && count === 0 && (
          <Button
            size="compact-xs"
            variant="default"
            onClick={duplicate}
            data-testid="preset-duplicate"
          >
            {t('EDITOR.PRESET.DUPLICATE')}
          </Button>
        )}
      </div>
      {isNaming && <NameForm label={t('EDITOR.PRESET.NAME')} save={saveAs} />}
    </div>
  );
}

type NameFormProps = { readonly label: string; readonly save: (name: string) => void };

/** Name form for a new preset or style. */
export function NameForm({ label, save }: NameFormProps) {
  const t = useT();
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') save(name.trim());
  };
  return (
    <form className="pl-name-form" onSubmit={submit}>
      <TextInput
        size="xs"
        aria-label={label}
        placeholder={label}
        value={name}
        maxLength={100}
        data-autofocus
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        data-testid="new-name"
      />
      <Button size="xs" type="submit" disabled={name.trim() === ''}>
        {t('COMMON.ACTION.SAVE')}
      </Button>
    </form>
  );
}
