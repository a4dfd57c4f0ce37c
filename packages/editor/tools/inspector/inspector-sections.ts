import type { NodeId } from '@plinth/model';
import type { ComponentType } from 'react';

/** What other tools say about the selected widget, above and below its settings; never a new object. */
export type InspectorSections = {
  readonly Above: ComponentType<{ readonly id: NodeId }>;
  readonly Below: ComponentType<{ readonly id: NodeId }>;
};
