import { areaStyle, borderCss, shadowCss } from '../kit/style/box-style.ts';
import { color, rule, rulePerDevice } from '../kit/style/declarations.ts';
import type { StyleRule, WidgetStyle } from '../kit/view.ts';
import type { ImageProperties } from './schema.ts';

const frame = ' picture';
const image = ' img';
const overlay = ' picture::after';

const percent = (value: number | null): string | null =>
  value === null ? null : String(value / 100);

const ZOOMS = { none: 'none', in: 'scale(1.06)', out: 'scale(.94)' } as const;
const icon = (path: string): string =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='2' stroke-linecap='round'%3E%3Cpath d='${path}'/%3E%3C/svg%3E")`;
const ICONS = {
  none: 'linear-gradient(transparent,transparent)',
  zoom: icon('M16 16l5 5M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM11 8v6M8 11h6'),
  link: icon('M7 17 17 7M8 7h9v9'),
  plus: icon('M12 5v14M5 12h14'),
} as const;

const overlayStyle = ({ overlay: options }: ImageProperties): readonly StyleRule[] => [
  ...rule(
    {
      '--moto-overlay-color': color(options.color),
      '--moto-overlay-icon': options.icon === null ? null : ICONS[options.icon],
      '--moto-overlay-icon-color': color(options.icon_color),
    },
    { part: frame },
  ),
  ...rule(
    {
      opacity:
        options.color === null && options.icon === null && options.opacity === null
          ? null
          : (percent(options.opacity) ?? '.6'),
    },
    { part: overlay, state: 'root-hover' },
  ),
];

const hoverStyle = ({ hover }: ImageProperties): readonly StyleRule[] => [
  ...rule(
    {
      'background-color': color(hover.background_color),
      'border-color': color(hover.border_color),
      'box-shadow': shadowCss(hover.shadow),
    },
    { part: frame, state: 'root-hover' },
  ),
  ...rule(
    {
      opacity: percent(hover.opacity),
      transform: hover.zoom === null ? null : ZOOMS[hover.zoom],
    },
    { part: image, state: 'root-hover' },
  ),
];

/**
 * A cropped image fills the available width. Otherwise its width would depend on the rendition that
 * the browser chose.
 */
const cropStyle = ({ ratio }: ImageProperties): readonly StyleRule[] =>
  ratio === 'original'
    ? []
    : [
        ...rule({ width: '100%' }, { part: frame }),
        ...rule({ 'aspect-ratio': ratio, width: '100%' }, { part: image }),
      ];

export const style: WidgetStyle<ImageProperties> = (properties) => [
  ...areaStyle(properties.frame),
  ...cropStyle(properties),
  ...rulePerDevice(properties.max_width, (width) => ({ width: width && `min(100%,${width})` }), {
    part: frame,
  }),
  ...rule(
    {
      'background-color': color(properties.background_color),
      ...borderCss(properties.border),
      'box-shadow': shadowCss(properties.shadow),
    },
    { part: frame },
  ),
  ...rule({ opacity: percent(properties.opacity) }, { part: image }),
  ...overlayStyle(properties),
  ...hoverStyle(properties),
];
