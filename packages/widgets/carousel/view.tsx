import { Slides } from '../kit/slides/slides.tsx';
import type { ViewProps } from '../kit/view.ts';
import type { CarouselProperties } from './schema.ts';

export const View = ({ properties, root, site, children }: ViewProps<CarouselProperties>) => (
  <Slides
    {...{ properties, root, site }}
    transition="slide"
    visible={properties.visible.desktop}
    step={properties.step}
  >
    {children}
  </Slides>
);
