import { px, rule } from '../kit/style/declarations.ts';
import { formStyle } from '../kit/style/form-style.ts';
import type { WidgetStyle } from '../kit/view.ts';
import type { SearchProperties } from './schema.ts';

export const style: WidgetStyle<SearchProperties> = (properties) => [
  ...formStyle(properties),
  ...rule({ 'max-width': px(properties.max_width) }, { part: '>.moto-form' }),
];
