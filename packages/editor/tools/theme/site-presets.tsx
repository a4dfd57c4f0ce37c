import { UnstyledButton } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { IconButton } from '@plinth/ui';
import { IconChevronRight, IconPencil } from '@tabler/icons-react';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { renamePreset } from '../../core/design/design-commands.ts';
import { useDesignPort, useDesignState } from '../../core/design/design-context.ts';
import type { Preset } from '../../core/design/design-store.ts';
import { useSession } from '../../core/session/context.ts';
import { useReport } from '../../core/steps/use-report.ts';
import { useWidgetName } from '../../core/widgets/widget-name.ts';
import { NameDialog } from '../fields/name-dialog.tsx';
import { PresetThumb } from '../fields/preset-thumb.tsx';
import { type PresetPlaces, presetKey, presetPlaces, showPreset } from './preset-places.ts';

/** Presets of the site's widgets; choosing one leads to a widget with it, where it is edited. */
export function SitePresets() {
  const t = useT();
  const { presetWidgets } = useDesignPort();
  const presets = useDesignState((design) => design.presets);
  const places = usePlaces();
  const widgets = [...new Set(presets.map(({ widget_name }) => widget_name))].filter((widget) =>
    presetWidgets.includes(widget),
  );
  if (widgets.length === 0) return null;
  return (
    <section data-testid="site-presets">
      <h3>{t('EDITOR.PRESETS.TITLE')}</h3>
      <p className="pl-theme-hint">{t('EDITOR.PRESETS.HINT')}</p>
      {widgets.map((widget) => (
        <WidgetPresets
          key={widget}
          widget={widget}
          presets={presets.filter(({ widget_name }) => widget_name === widget)}
          places={places}
        />
      ))}
    </section>
  );
}

/** Where presets are used on the open page; new after each change of it. */
function usePlaces(): ReadonlyMap<string, PresetPlaces> {
  const { store, sections } = useSession();
  const subscribe = useCallback((listener: () => void) => store.observe(listener), [store]);
  const nodes = useSyncExternalStore(subscribe, () => store.reader.nodes);
  return presetPlaces(
    { nodes },
    sections.map(({ root }) => root),
  );
}

type WidgetPresetsProps = {
  readonly widget: string;
  readonly presets: readonly Preset[];
  readonly places: ReadonlyMap<string, PresetPlaces>;
};

function WidgetPresets({ widget, presets, places }: WidgetPresetsProps) {
  const name = useWidgetName(widget);
  return (
    <div className="pl-site-presets">
      <h4>{name}</h4>
      {presets.map((preset) => (
        <PresetRow key={preset.node} preset={preset} places={places.get(presetKey(preset))} />
      ))}
    </div>
  );
}

type PresetRowProps = {
  readonly preset: Preset;
  /** undefined if the open page doesn't use it. */
  readonly places: PresetPlaces | undefined;
};

function PresetRow({ preset, places }: PresetRowProps) {
  const t = useT();
  const session = useSession();
  const [isRenaming, setRenaming] = useState(false);
  return (
    <div className="pl-site-preset-row">
      <UnstyledButton
        className="pl-site-preset"
        aria-disabled={places === undefined || undefined}
        onClick={() => places && showPreset(session, places.first)}
        data-testid={`site-preset-${preset.widget_name}-${preset.class_name}`}
      >
        <PresetThumb preset={preset} />
        <span className="pl-site-preset-name">{preset.name}</span>
        <span className="pl-site-preset-uses">
          {places
            ? t('EDITOR.PRESETS.ON_PAGE', { count: places.count })
            : t('EDITOR.PRESETS.NOT_ON_PAGE')}
        </span>
        {places && <IconChevronRight size={16} aria-hidden />}
      </UnstyledButton>
      {!preset.is_system && (
        <IconButton
          label={t('EDITOR.PRESETS.RENAME', { name: preset.name })}
          icon={<IconPencil size={16} />}
          onClick={() => setRenaming(true)}
          data-testid={`rename-preset-${preset.widget_name}-${preset.class_name}`}
        />
      )}
      {isRenaming && <RenameDialog preset={preset} onClose={() => setRenaming(false)} />}
    </div>
  );
}

type RenameDialogProps = { readonly preset: Preset; readonly onClose: () => void };

function RenameDialog({ preset, onClose }: RenameDialogProps) {
  const t = useT();
  const session = useSession();
  const report = useReport();
  return (
    <NameDialog
      title={t('EDITOR.PRESETS.RENAME_TITLE')}
      label={t('EDITOR.PRESET.NAME')}
      start={preset.name}
      failure={t('COMMON.MESSAGES.UPDATE_ERROR')}
      save={(name) => {
        if (name !== preset.name) report(renamePreset(session, preset, name));
        onClose();
      }}
      onClose={onClose}
    />
  );
}
