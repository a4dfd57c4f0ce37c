import { frameStyle } from '../kit/style/box-style.ts';
import { color, px, rule, variablePerDevice } from '../kit/style/declarations.ts';
import type { StyleRule, WidgetClasses, WidgetStyle } from '../kit/view.ts';
import { DEFAULT_COLUMNS, type GridGalleryProperties } from './schema.ts';

const list = '>.moto-gallery';
const picture = ' picture';
const caption = ' .moto-gallery-caption';

const cellStyle = ({ layout, ratio }: GridGalleryProperties): readonly StyleRule[] =>
  layout === 'grid' && ratio !== '1/1'
    ? rule({ '--moto-gallery-ratio': ratio === 'original' ? 'auto' : ratio }, { part: list })
    : [];

export const style: WidgetStyle<GridGalleryProperties> = (properties) => [
  ...frameStyle(properties.frame),
  ...variablePerDevice('--moto-gallery-columns', properties.columns, {
    default: DEFAULT_COLUMNS,
    part: list,
  }),
  ...variablePerDevice('--moto-gallery-row', properties.row_height, {
    default: { desktop: 240 },
    unit: 'px',
    part: list,
  }),
  ...variablePerDevice('--moto-gallery-gap', properties.gap, {
    default: { desktop: 20 },
    unit: 'px',
    part: list,
  }),
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

export const classes: WidgetClasses<GridGalleryProperties> = ({
  layout,
  has_fixed_height,
  last_row,
  captions,
}) => [
  ...(layout === 'rows' ? ['moto-gallery-rows', `moto-gallery-last-${last_row}`] : []),
  ...(layout === 'rows' && has_fixed_height ? ['moto-gallery-fixed'] : []),
  ...(captions === 'over' ? ['moto-gallery-over'] : []),
];
