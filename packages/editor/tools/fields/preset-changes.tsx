import { Button, TextInput } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { copyName, type DocumentNode, type NodeId } from '@plinth/model';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import {
  addPreset,
  resetPreset,
  resetStyle,
  updatePreset,
} from '../../core/design/design-commands.ts';
import { useDesign } from '../../core/design/design-context.ts';
import type { Preset } from '../../core/design/design-store.ts';
import { countChanges } from '../../core/design/style-changes.ts';
import { countValues, localStyle } from '../../core/design/style-overrides.ts';
import { usePrebuiltBlock } from '../../core/design/use-prebuilt-block.ts';
import { useNodeValue, useSession } from '../../core/session/context.ts';
import type { CommandOutcome } from '../../core/steps/step.ts';
import { useReport } from '../../core/steps/use-report.ts';
import './preset-changes.css';
import { PresetUpdate } from './preset-update.tsx';
import { useFocusAfter } from './use-focus-after.ts';
import { usePresetUses } from './use-uses.ts';

type PresetChangesProps = {
  readonly id: NodeId;
  /** null if the widget has none. */
  readonly preset: Preset | null;
  /** Contains the field that gets the focus when a button disappears. */
  readonly field: RefObject<HTMLElement | null>;
};

/** Number of values in which a widget differs from its preset and its prebuilt block. */
function useCountChanges(id: NodeId): number {
  const hasStyle = useNodeValue(
    id,
    (node) => node !== undefined && countValues(localStyle(node.widget, node.properties)) > 0,
  );
  const block = usePrebuiltBlock(id, hasStyle);
  return useNodeValue(id, (node) => (node && block !== undefined ? countChanges(node, block) : 0));
}

/** The widget's changes to its preset, with buttons to keep or reset them. */
export function PresetChanges({ id, preset, field }: PresetChangesProps) {
  const t = useT();
  const session = useSession();
  const report = useReport();
  const design = useDesign();
  const [isNaming, setNaming] = useState(false);
  const focusField = useFocusAfter(field);
  const uses = usePresetUses(preset);
  const count = useCountChanges(id);

  const run = (command: (node: DocumentNode) => CommandOutcome) => {
    const node = session.store.node(id);
    if (!node) return;
    focusField();
    report(command(node));
    setNaming(false);
  };
  const add = (name: string) =>
    run((node) => addPreset(session, design.store.getState(), { id, node, preset, name }));
  return (
    <div className="pl-preset-changes">
      <PresetState hasPreset={preset !== null} uses={uses} count={count} />
      <div className="pl-preset-actions">
        {count > 0 ? (
          <>
            <Action name="SAVE_AS" act={() => setNaming(!isNaming)} />
            <Action name="RESET" act={() => run(() => resetStyle(session, id))} />
            {preset && (
              <PresetUpdate
                preset={preset}
                uses={uses}
                update={() => run((node) => updatePreset(session, { id, node, preset }))}
              />
            )}
          </>
        ) : (
          preset && (
            <>
              <Action name="DUPLICATE" act={() => add(copyName(preset.name))} />
              {preset.original !== null && (
                <Action name="RESET_ORIGINAL" act={() => run(() => resetPreset(session, preset))} />
              )}
            </>
          )
        )}
      </div>
      {isNaming && <NameForm label={t('EDITOR.PRESET.NAME')} save={add} />}
    </div>
  );
}

type ActionProps = {
  readonly name: 'SAVE_AS' | 'RESET' | 'DUPLICATE' | 'RESET_ORIGINAL';
  readonly act: () => void;
};

function Action({ name, act }: ActionProps) {
  const t = useT();
  return (
    <Button
      size="compact-xs"
      variant="default"
      onClick={act}
      data-testid={`preset-${name.toLowerCase().replace('_', '-')}`}
    >
      {t(`EDITOR.PRESET.${name}`)}
    </Button>
  );
}

type PresetStateProps = {
  readonly hasPreset: boolean;
  /** null while they are counted. */
  readonly uses: number | null;
  readonly count: number;
};

/** Number of local changes and uses. */
function PresetState({ hasPreset, uses, count }: PresetStateProps) {
  const t = useT();
  return (
    <div className="pl-preset-state">
      {!hasPreset && count === 0 && <span>{t('EDITOR.PRESET.NONE_YET')}</span>}
      {uses !== null && <span data-testid="preset-uses">{t('EDITOR.USES', { count: uses })}</span>}
      {count > 0 && (
        <span data-testid="preset-modified">
          {t(hasPreset ? 'EDITOR.PRESET.MODIFIED' : 'EDITOR.PRESET.CHANGED', { count })}
        </span>
      )}
    </div>
  );
}

type NameFormProps = { readonly label: string; readonly save: (name: string) => void };

/** Name form for a new preset or style. */
export function NameForm({ label, save }: NameFormProps) {
  const t = useT();
  const [name, setName] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
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
        ref={field}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        data-testid="new-name"
      />
      <Button size="xs" type="submit" disabled={name.trim() === ''}>
        {t('COMMON.ACTION.SAVE')}
      </Button>
    </form>
  );
}
