/** A widget's name in all forms that its files need. */
export type WidgetNames = {
  /** `price_list` */
  readonly snake: string;
  /** `price-list` */
  readonly kebab: string;
  /** `PriceList` */
  readonly pascal: string;
  /** `PRICE_LIST` */
  readonly upper: string;
  /** `Price list` */
  readonly title: string;
};

const RESERVED_NAMES = ['kit', 'registry', 'node_modules'];
const SHAPE = /^[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*$/;
const MAX_LENGTH = 40;

/** The names of a new widget, or an error message. */
export const widgetNames = (given: string, existing: readonly string[]): WidgetNames | string => {
  const snake = given.replaceAll('-', '_');
  const kebab = snake.replaceAll('_', '-');
  if (!SHAPE.test(given) || given.length > MAX_LENGTH) {
    return `"${given}" is not a valid widget name. Use lowercase letters and digits, words joined by "-" or "_", at most ${MAX_LENGTH} characters.`;
  }
  if (RESERVED_NAMES.includes(kebab)) return `"${kebab}" is a reserved folder name.`;
  if (existing.includes(kebab)) return `The widget "${snake}" already exists.`;
  const words = snake.split('_');
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  return {
    snake,
    kebab,
    pascal: words.map(capital).join(''),
    upper: snake.toUpperCase(),
    title: capital(words.join(' ')),
  };
};
