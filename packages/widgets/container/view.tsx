import { BackgroundLayer } from '../kit/background.tsx';
import { stickyEffect } from '../kit/style/classes.ts';
import type { ViewProps } from '../kit/view.ts';
import type { ContainerProperties } from './schema.ts';

export const View = ({ id, properties, root, site, children }: ViewProps<ContainerProperties>) => (
  <div {...root} {...stickyEffect(properties.sticky)}>
    <BackgroundLayer id={id} background={properties.background} site={site} />
    {children}
  </div>
);
