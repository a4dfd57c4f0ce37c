import { Slides } from '../kit/slides/slides.tsx';
import type { ViewProps } from '../kit/view.ts';
import type { SliderProperties } from './schema.ts';

export const View = ({ properties, root, site, children }: ViewProps<SliderProperties>) => (
  <Slides {...{ properties, root, site }} transition={properties.slide_animation}>
    {children}
  </Slides>
);
