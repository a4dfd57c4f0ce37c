import { slidesStyle } from '../kit/slides/style.ts';
import { variablePerDevice } from '../kit/style/declarations.ts';
import type { WidgetStyle } from '../kit/view.ts';
import { type CarouselProperties, DEFAULT_GAP, DEFAULT_RATIO, DEFAULT_VISIBLE } from './schema.ts';

const list = '>.moto-slides>.moto-slides-list';

export const style: WidgetStyle<CarouselProperties> = (properties) => [
  ...variablePerDevice('--moto-slides-visible', properties.visible, {
    default: DEFAULT_VISIBLE,
    part: list,
  }),
  ...variablePerDevice('--moto-slides-gap', properties.gap, {
    default: { desktop: DEFAULT_GAP },
    unit: 'px',
    part: list,
  }),
  ...slidesStyle(properties, DEFAULT_RATIO),
];
