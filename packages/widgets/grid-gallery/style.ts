import { color, px, rule, rulePerDevice } from '../kit/style/declarations.ts';
import { isSameOnDevices, type Responsive } from '../kit/values/responsive.ts';
import type { StyleRule, WidgetClasses, WidgetStyle } from '../kit/view.ts';
import { DEFAULT_COLUMNS, type GridGalleryProperties } from './schema.ts';

const list = '>.moto-gallery';
const picture = ' picture';
const caption = ' .moto-gallery-caption';

/** Sets a CSS variable per device, unless the value is the default in view.css. */
const sizeVariable = (
  name: string,
  value: Responsive<number>,
  defaultValue: Responsive<number>,
  unit = 'px',
) => {
  return isSameOnDevices(value, defaultValue)
    ? []
    : rulePerDevice(value, (size) => ({ [name]: `${size}${unit}` }), { part: list });
};

const cellStyle = ({ layout, ratio }: GridGalleryProperties): readonly StyleRule[] =>
  layout === 'grid' && ratio !== '1/1'
    ? rule({ '--moto-gallery-ratio': ratio === 'original' ? 'auto' : ratio }, { part: list })
    : [];

export const style: WidgetStyle<GridGalleryProperties> = (properties) => [
  ...sizeVariable('--moto-gallery-columns', properties.columns, DEFAULT_COLUMNS, ''),
  ...sizeVariable('--moto-gallery-row', properties.row_height, { desktop: 240 }),
  ...sizeVariable('--moto-gallery-gap', properties.gap, { desktop: 20 }),
  ...cellStyle(properties),
  ...rule({ 'border-radius': px(properties.radius) }, { part: picture }),
  ...rule(
    {
      'border-radius':
        properties.radius === null ? null : `0 0 ${px(properties.radius)} ${px(properties.radius)}`,
      color: color(properties.caption_color),
      background: color(properties.caption_background),
    },
    { part: caption },
  ),
  ...rule(
    {
      '--moto-gallery-zoom':
        properties.hover.zoom === null ? null : properties.hover.zoom === 'in' ? '1.06' : '1',
    },
    { part: list },
  ),
];

export const classes: WidgetClasses<GridGalleryProperties> = ({ layout, last_row, captions }) => [
  ...(layout === 'rows' ? ['moto-gallery-rows'] : []),
  ...(layout === 'rows' ? [`moto-gallery-last-${last_row}`] : []),
  ...(captions === 'over' ? ['moto-gallery-over'] : []),
];
