import { keyPart, type Translate } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import type { DocumentNode, NodeId } from '@plinth/model';
import { type WidgetName, widgetRules } from '@plinth/widgets';
import { isLogo } from '../properties/shown-facts.ts';
import { useNodeValue } from '../session/context.ts';

const isKnown = (widget: string): widget is WidgetName => widgetRules(widget) !== undefined;

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

/** The name that a widget was given; empty without one. */
export const layerName = (node: DocumentNode | undefined): string => {
  const name = node?.properties.layer_name;
  return typeof name === 'string' ? name : '';
};

/** A widget's layer name, otherwise the name of its type. A text with the logo alone is the logo. */
export const ownName = (t: Translate, node: DocumentNode): string =>
  layerName(node) || (isLogo(node) ? t('EDITOR.FACT.LOGO') : widgetName(t, node.widget));

export function useNodeName(id: NodeId): string {
  const t = useT();
  return useNodeValue(id, (node) => (node ? ownName(t, node) : ''));
}
