import { px, rulePerDevice } from '../kit/style/declarations.ts';
import { embedPart, embedStyle } from '../kit/style/embed-style.ts';
import type { WidgetStyle } from '../kit/view.ts';
import { heightOf } from './player.ts';
import { type AudioPlatformProperties, TRACK_HEIGHT } from './schema.ts';

export const style: WidgetStyle<AudioPlatformProperties> = (properties) => {
  const auto = heightOf(properties.url);
  const heights = rulePerDevice(
    properties.height,
    (height) => ({ 'min-height': px(height ?? auto) }),
    { part: embedPart },
  );
  // The height of a track is in view.css.
  const [desktop, ...smaller] = heights;
  const isDefault = desktop?.declarations['min-height'] === px(TRACK_HEIGHT);
  return [...(isDefault ? smaller : heights), ...embedStyle(properties)];
};
