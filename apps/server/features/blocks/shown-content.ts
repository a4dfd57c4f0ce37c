import { documentReferences, type WidgetNode } from '@plinth/model';
import { widgetDefinition } from '@plinth/widgets';

/** Facts in rich text and links to facts, in a document as JSON. */
const FACT = /<data value=|link:fact|"action":"fact\./;

/** Whether a document shows site facts or a menu, which differ from site to site. */
export const showsFacts = (document: WidgetNode): boolean =>
  FACT.test(JSON.stringify(document)) ||
  documentReferences(document, widgetDefinition).some(({ kind }) => kind === 'menu');

/** Whether a document shows images of the theme, which each site gets others of. */
export const showsImages = (document: WidgetNode): boolean =>
  documentReferences(document, widgetDefinition).some(({ kind }) => kind === 'media');
