import type { ViewProps } from '../kit/view.ts';
import type { DividerProperties } from './schema.ts';

export const View = ({ root, properties }: ViewProps<DividerProperties>) => (
  <div {...root}>
    <hr aria-orientation={properties.orientation === 'vertical' ? 'vertical' : undefined} />
  </div>
);
