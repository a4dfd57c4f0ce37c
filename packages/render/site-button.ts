import type { WidgetNode } from '@plinth/model';
import { WIDGETS } from '@plinth/widgets';
import type { RenderPageInput } from './page-input.ts';
import { seenNodes } from './visibility.ts';

const definition = [...WIDGETS.values()].find(({ siteButton }) => siteButton);

/** The button with its default design, which is the same object on all pages. */
const DEFAULT_BUTTON: WidgetNode | null = definition?.siteButton
  ? {
      id: 'site-button',
      widget: definition.name,
      properties: definition.siteButton,
      children: [],
    }
  : null;

const childrenOf = ({ children }: WidgetNode) => children;

/**
 * The button that floats over the page in addition to its sections. With a custom design, it's the
 * widget in one of them; pages without it get the default.
 */
export function siteButton({ back_to_top, sections, context }: RenderPageInput): WidgetNode | null {
  if (back_to_top === 'disabled') return null;
  if (back_to_top === 'default') return DEFAULT_BUTTON;
  const isPlaced = Object.values(sections).some(
    (tree) =>
      tree &&
      seenNodes(tree, context.fact, childrenOf).some(({ widget }) => widget === definition?.name),
  );
  return isPlaced ? null : DEFAULT_BUTTON;
}
