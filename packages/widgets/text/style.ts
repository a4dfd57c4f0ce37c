import { frameStyle } from '../kit/style/box-style.ts';
import { px, rulePerDevice } from '../kit/style/declarations.ts';
import type { WidgetStyle } from '../kit/view.ts';
import type { TextProperties } from './schema.ts';

export const style: WidgetStyle<TextProperties> = ({ frame, logo_height }) => [
  ...frameStyle(frame),
  ...rulePerDevice(
    logo_height,
    (height) => ({ height: px(height), 'max-height': height === null ? null : 'none' }),
    { part: ' img.moto-logo' },
  ),
];
