import { keyPart, type Translate } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import type { DocumentNode, NodeId } from '@plinth/model';
import { SCHEMAS } from '@plinth/widgets';
import { isLogo } from '../properties/shown-facts.ts';
import { useNodeValue } from '../session/context.ts';

type WidgetName = keyof typeof SCHEMAS;

const isKnown = (widget: string): widget is WidgetName => Object.hasOwn(SCHEMAS, widget);

/** `price_tag` as “Price tag”, for names without a translation. */
export const plainName = (name: string): string => {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The translated name of a widget type, or its plain name if this version doesn't know it. */
export const widgetName = (t: Translate, widget: string): string =>
  isKnown(widget) ? t(`WIDGET.${keyPart(widget)}.NAME`) : plainName(widget);

/** English search synonyms of a widget. */
export const widgetSynonyms = (t: Translate, widget: string): string =>
  isKnown(widget) ? t(`WIDGET.${keyPart(widget)}.SYNONYMS`) : '';

export const useWidgetName = (widget: string): string => widgetName(useT(), widget);

/** A widget's layer name, otherwise the name of its type. A text with the logo alone is the logo. */
export function ownName(t: Translate, node: DocumentNode): string {
  const { layer_name } = node.properties;
  if (typeof layer_name === 'string' && layer_name !== '') return layer_name;
  return isLogo(node) ? t('EDITOR.FACT.LOGO') : widgetName(t, node.widget);
}

export function useNodeName(id: NodeId): string {
  const t = useT();
  return useNodeValue(id, (node) => (node ? ownName(t, node) : ''));
}
