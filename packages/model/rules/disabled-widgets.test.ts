import { expect, test } from 'vitest';
import { disabledWidgets } from './disabled-widgets.ts';

test('widgets are off by their flag alone', () => {
  const features = {
    ...{ theme_widget_map: false, theme_widget_text: true, theme_presets_button: false },
    engine_dashboard: false,
  };
  expect([...disabledWidgets(features)]).toEqual(['map']);
});
