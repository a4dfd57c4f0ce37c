import type { ViewProps } from '../kit/view.ts';
import type { SpacerProperties } from './schema.ts';

export const View = ({ root }: ViewProps<SpacerProperties>) => <div {...root} />;
