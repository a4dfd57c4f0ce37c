import { presetWidgets, WidgetIcon } from '@plinth/editor/design';
import { useI18n } from '@plinth/i18n/react';
import { FormSkeleton, loadOnce, Panel, useLoaded } from '@plinth/ui';
import { useState } from 'react';
import { DesignFrame } from '../../../design/design-frame.tsx';
import { LinkBlock } from '../../../router/links.tsx';
import { useBoot } from '../../../session/boot.ts';
import { presetPath } from './preset-path.ts';
import './widgets.css';

/** A menu of the widgets that have presets. */
export const WidgetsScreen = () => {
  const i18n = useI18n();
  const { t } = i18n;
  const { theme_presets } = useBoot().config;
  const [needed] = useState(() => loadOnce(() => i18n.load(['widgets']).then(() => true)));
  const { value: isReady } = useLoaded(needed);
  return (
    <DesignFrame>
      <Panel title={t('MODULE.DESIGN.WIDGETS.TITLE')} description={t('MODULE.DESIGN.WIDGETS.HINT')}>
        {isReady ? (
          <ul className="design-widgets" data-testid="preset-widgets">
            {presetWidgets(t, theme_presets).map(({ widget, name }) => (
              <li key={widget}>
                <LinkBlock to={presetPath(widget)} className="design-widget">
                  <WidgetIcon widget={widget} size={20} />
                  {name}
                </LinkBlock>
              </li>
            ))}
          </ul>
        ) : (
          <FormSkeleton fields={6} />
        )}
      </Panel>
    </DesignFrame>
  );
};
