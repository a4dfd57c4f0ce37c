import { allowedAttribute } from '@plinth/widgets/kit';

type AttributeSpec = {
  readonly default: null;
  readonly parseHTML: (element: HTMLElement) => string | null;
};

/** Preserves an attribute as far as rich text allows it, by the rules of the widgets package. */
const preserve = (name: string): AttributeSpec => ({
  default: null,
  parseHTML: (element) => {
    const value = element.getAttribute(name);
    return value === null ? null : allowedAttribute(element.localName, name, value);
  },
});

export const preserveAll = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, preserve(name)]));
