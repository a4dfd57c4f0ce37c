import { keyPart, type Translate } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import type { NodeId } from '@plinth/model';
import { SCHEMAS } from '@plinth/widgets';
import { useNodeValue } from '../session/context.ts';

type WidgetName = keyof typeof SCHEMAS;

const isKnown = (widget: string): widget is WidgetName => Object.hasOwn(SCHEMAS, widget);

/** `price_tag` as “Price tag”, for what has no text. */
export const plainName = (name: string): string => {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The name of a kind of widget; one that this version does not know is called by its own name. */
export const widgetName = (t: Translate, widget: string): string =>
  isKnown(widget) ? t(`WIDGET.${keyPart(widget)}.NAME`) : plainName(widget);

/** Other words by which people look for a widget, in English. */
export const widgetSynonyms = (t: Translate, widget: string): string =>
  isKnown(widget) ? t(`WIDGET.${keyPart(widget)}.SYNONYMS`) : '';

export const useWidgetName = (widget: string): string => widgetName(useT(), widget);

/** What the owner called a widget, else what kind of widget it is. */
export function useNodeName(id: NodeId): string {
  const t = useT();
  return useNodeValue(id, (node) => {
    const given = node?.properties.layer_name;
    if (typeof given === 'string' && given !== '') return given;
    return node ? widgetName(t, node.widget) : '';
  });
}
