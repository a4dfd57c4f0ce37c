import type { ViewProps } from '../kit/view.ts';
import type { BlogContentProperties } from './schema.ts';

export const View = ({ root, children }: ViewProps<BlogContentProperties>) => (
  <div {...root}>{children}</div>
);
