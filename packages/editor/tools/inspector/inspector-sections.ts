import type { NodeId } from '@plinth/model';
import type { ComponentType } from 'react';

/** Content of other tools above and below the controls, without moving the tabs. Pass a stable object. */
export type InspectorSections = {
  readonly Above: ComponentType<{ readonly id: NodeId }>;
  readonly Below: ComponentType<{ readonly id: NodeId }>;
};
