import { mapDocumentReferences, type WidgetNode } from '@plinth/model';
import { widgetDefinition } from '@plinth/widgets';

/**
 * Removes ids from widgets of another site, where they refer to other records. Class names stay.
 */
export const withoutRecords = (tree: WidgetNode): WidgetNode =>
  mapDocumentReferences(tree, widgetDefinition, ({ id }) => (typeof id === 'number' ? null : id));
