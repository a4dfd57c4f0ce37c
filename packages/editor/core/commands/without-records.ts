import { mapDocumentReferences, type WidgetNode } from '@plinth/model';
import { widgetDefinition } from '@plinth/widgets';

/** Widgets of another site: its ids name other records here, while class names are those of themes. */
export const withoutRecords = (tree: WidgetNode): WidgetNode =>
  mapDocumentReferences(tree, widgetDefinition, ({ id }) => (typeof id === 'number' ? null : id));
