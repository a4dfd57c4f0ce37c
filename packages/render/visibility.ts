import { DEVICES, type LinkAction, linkedFact, NEEDED_FACTS, type NeededFact } from '@plinth/model';
import { widgetDefinition } from '@plinth/widgets';
import type { CommonProperties, SiteContext } from '@plinth/widgets/kit';
import { type CompleteProperties, completeProperties, type RenderedNode } from './properties.ts';

const linkedFactOf = (widget: string, properties: CompleteProperties): NeededFact | null => {
  const path = widgetDefinition(widget)?.essentialLink;
  return path === undefined ? null : linkedFact(properties[path] as LinkAction);
};

/**
 * The facts that keep visitors from seeing a widget, because the site has none of them. Empty if
 * visitors see it.
 */
export function missingFacts(node: RenderedNode, fact: SiteContext['fact']): readonly NeededFact[] {
  const properties = completeProperties(node) as Partial<CommonProperties> & CompleteProperties;
  const linked = linkedFactOf(node.widget, properties);
  const isMissing = (name: NeededFact) => fact(name)?.isMissing !== false;
  if (linked !== null && isMissing(linked)) return [linked];
  const { needed_facts = [] } = properties;
  const needed = NEEDED_FACTS.filter((name) => needed_facts.includes(name));
  return needed.every(isMissing) ? needed : [];
}

const isOnSomeDevice = (properties: CompleteProperties): boolean => {
  const { visibility } = properties as Partial<CommonProperties>;
  return visibility === undefined || DEVICES.some((device) => visibility[device]);
};

/** Whether visitors see a widget on at least one device. */
export const isSeen = (node: RenderedNode, fact: SiteContext['fact']): boolean =>
  isOnSomeDevice(completeProperties(node)) && missingFacts(node, fact).length === 0;

/** The widgets of a document that visitors see, in document order. */
export const seenNodes = <N extends RenderedNode>(
  node: N,
  fact: SiteContext['fact'],
  childrenOf: (node: N) => readonly N[],
): readonly N[] =>
  isSeen(node, fact)
    ? [node, ...childrenOf(node).flatMap((child) => seenNodes(child, fact, childrenOf))]
    : [];
