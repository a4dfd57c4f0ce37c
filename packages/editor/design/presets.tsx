import { Text } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import type { NodeId } from '@plinth/model';
import { useDesign } from '../core/design/design-context.ts';
import { createPreset } from '../core/design/site-preset-commands.ts';
import { usePresets } from '../core/design/use-presets.ts';
import { useSession } from '../core/session/context.ts';
import { useReport } from '../core/steps/use-report.ts';
import { useGrowingList } from '../tools/fields/use-growing-list.ts';
import { AddPart } from './add-part.tsx';
import { PresetCard } from './preset-card.tsx';
import { PresetSettings } from './preset-settings.tsx';
import './presets.css';

type PresetsProps = {
  readonly widget: string;
  /** The preset that is edited; null if none is. */
  readonly open: NodeId | null;
  readonly onOpen: (node: NodeId | null) => void;
};

/** The presets of a widget as cards; the chosen one is edited below them. */
export function Presets({ widget, open, onOpen }: PresetsProps) {
  const t = useT();
  const session = useSession();
  const design = useDesign();
  const report = useReport();
  const presets = usePresets(widget);
  const shown = useGrowingList(presets, ({ node }) => node === open);
  const opened = presets.find(({ node }) => node === open);
  const add = (name: string) => {
    const { node, ...outcome } = createPreset(session, design.store.getState(), {
      ...{ name, widget_name: widget, properties: {} },
    });
    report(outcome, t('COMMON.MESSAGES.CREATE_SUCCESS', { name }));
    if (outcome.refused === null) onOpen(node);
  };
  return (
    <div className="pl-parts">
      {presets.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('EDITOR.PRESETS.EMPTY')}
        </Text>
      )}
      <ul className="pl-part-tiles">
        {shown.map((preset) => (
          <PresetCard
            key={preset.node}
            preset={preset}
            isOpen={preset.node === open}
            onOpen={() => onOpen(preset.node === open ? null : preset.node)}
          />
        ))}
      </ul>
      {opened && <PresetSettings key={opened.node} preset={opened} />}
      <AddPart
        label={t('EDITOR.PRESETS.ADD')}
        nameLabel={t('EDITOR.PRESET.NAME')}
        onAdd={add}
        data-testid="add-preset"
      />
    </div>
  );
}
