import { px, rulePerDevice } from '../kit/style/declarations.ts';
import type { WidgetStyle } from '../kit/view.ts';
import type { TextProperties } from './schema.ts';

export const style: WidgetStyle<TextProperties> = ({ logo_height }) =>
  rulePerDevice(
    logo_height,
    (height) => ({ height: px(height), 'max-height': height === null ? null : 'none' }),
    { part: ' img.moto-logo' },
  );
