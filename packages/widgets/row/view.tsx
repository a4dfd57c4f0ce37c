import { BackgroundLayer } from '../kit/background.tsx';
import type { ViewProps } from '../kit/view.ts';
import type { RowProperties } from './schema.ts';

export const View = ({ id, properties, root, site, children }: ViewProps<RowProperties>) => (
  <div {...root}>
    <BackgroundLayer id={id} background={properties.background} site={site} />
    {children}
  </div>
);
