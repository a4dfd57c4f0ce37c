import { Switch } from '@mantine/core';
import { presetWidgets, searchableWidgets, WidgetIcon, widgetRules } from '@plinth/editor/design';
import { useI18n } from '@plinth/i18n/react';
import { FormSkeleton, loadOnce, useLoaded } from '@plinth/ui';
import { useState } from 'react';
import { useBoot } from '../../../session/boot.ts';
import './widget-flags.css';

type Flags = { readonly [flag: string]: boolean };

type WidgetFlagsProps = {
  readonly flags: Flags;
  readonly onChange: (flag: string, isOn: boolean) => void;
};

const PRESETS = 'theme_presets_';

/** Widgets whose presets are off, which the configuration doesn't list. */
const withoutPresets = (flags: Flags): readonly string[] =>
  Object.keys(flags).flatMap((flag) =>
    flag.startsWith(PRESETS) && !flags[flag] ? [flag.slice(PRESETS.length)] : [],
  );

/** A row for every widget: whether it can be added, and whether it has presets. */
export const WidgetFlags = ({ flags, onChange }: WidgetFlagsProps) => {
  const i18n = useI18n();
  const { t } = i18n;
  const { features, theme_presets } = useBoot().config;
  const [needed] = useState(() => loadOnce(() => i18n.load(['widgets']).then(() => true)));
  const { value: isReady } = useLoaded(needed);
  if (!isReady) return <FormSkeleton fields={6} />;
  const named = [...new Set([...theme_presets, ...withoutPresets(features)])];
  const hasPresets = new Set(presetWidgets(t, named).map(({ widget }) => widget));
  const isOn = (flag: string) => flags[flag] !== false;
  const toggle = (flag: string, label: string, isDisabled = false) => (
    <Switch
      aria-label={label}
      checked={isOn(flag)}
      disabled={isDisabled}
      onChange={(event) => onChange(flag, event.currentTarget.checked)}
      data-testid={flag}
    />
  );
  return (
    <table className="widget-flags">
      <thead>
        <tr>
          <th scope="col">{t('MODULE.SETTINGS.FEATURES.WIDGET')}</th>
          <th scope="col">{t('MODULE.SETTINGS.FEATURES.ADDABLE')}</th>
          <th scope="col">{t('MODULE.SETTINGS.FEATURES.PRESETS')}</th>
        </tr>
      </thead>
      <tbody>
        {searchableWidgets(t, widgetRules).map(({ widget, name }) => (
          <tr key={widget}>
            <th scope="row">
              <span className="widget-flags-name">
                <WidgetIcon widget={widget} size={20} />
                {name}
              </span>
            </th>
            <td>
              {toggle(
                `theme_widget_${widget}`,
                t('MODULE.SETTINGS.FEATURES.ADDABLE_OF', { widget: name }),
              )}
            </td>
            <td>
              {hasPresets.has(widget) &&
                toggle(
                  `${PRESETS}${widget}`,
                  t('MODULE.SETTINGS.FEATURES.PRESETS_OF', { widget: name }),
                  !isOn(`theme_widget_${widget}`),
                )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
