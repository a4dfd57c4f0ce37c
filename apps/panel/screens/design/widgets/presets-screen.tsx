import { Select, Text } from '@mantine/core';
import {
  loadAllWidgets,
  PresetSamples,
  Presets,
  presetWidgets,
  widgetName,
} from '@plinth/editor/design';
import { useT } from '@plinth/i18n/react';
import { Panel } from '@plinth/ui';
import { type ComponentProps, useState } from 'react';
import { DesignWork } from '../../../design/design-work.tsx';
import { useGo, useParam } from '../../../router/links.tsx';
import { client } from '../../../rpc/client.ts';
import { useBoot } from '../../../session/boot.ts';
import { presetPath } from './preset-path.ts';

type SamplesProps = ComponentProps<typeof PresetSamples>;

const loadSample: SamplesProps['loadSample'] = async ({ widget_name, class_name }) =>
  (await client.PresetsService.getSample({ widget_name, class_name })).document;

const WidgetPresets = (props: ComponentProps<typeof Presets>) => {
  const t = useT();
  const go = useGo();
  const { theme_presets } = useBoot().config;
  const { widget } = props;
  return (
    <Panel
      title={widgetName(t, widget)}
      description={t('MODULE.DESIGN.WIDGETS.PRESETS_HINT')}
      action={
        <Select
          aria-label={t('MODULE.DESIGN.WIDGETS.WIDGET')}
          searchable
          allowDeselect={false}
          data={presetWidgets(t, theme_presets).map(({ widget: value, name: label }) => ({
            value,
            label,
          }))}
          value={widget}
          onChange={(next) => next && go(presetPath(next))}
          data-testid="preset-widget"
        />
      }
    >
      {theme_presets.includes(widget) ? (
        <Presets {...props} />
      ) : (
        <Text c="dimmed">{t('MODULE.DESIGN.WIDGETS.OFF')}</Text>
      )}
    </Panel>
  );
};

/** The presets of a widget, with the edited one in all its states. */
export const PresetsScreen = () => {
  const widget = useParam('widget');
  const [open, setOpen] = useState<SamplesProps['open']>(null);
  return (
    // Another widget is another screen: leaving this one drops what isn't saved.
    <DesignWork
      key={widget}
      load={loadAllWidgets}
      preview={<PresetSamples {...{ widget, open, loadSample }} emptyPage="/admin/canvas/" />}
    >
      <WidgetPresets widget={widget} open={open} onOpen={setOpen} />
    </DesignWork>
  );
};
