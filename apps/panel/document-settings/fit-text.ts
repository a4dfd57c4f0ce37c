/** Width of a text in px. */
export type Measure = (text: string) => number;

const ELLIPSIS = ' …';

/** Truncates a text to `width` px as search engines do: after a word, with an ellipsis. */
export const fitText = (text: string, width: number, measure: Measure): string => {
  if (measure(text) <= width) return text;
  const words = text.split(' ');
  while (words.length > 1 && measure(words.join(' ') + ELLIPSIS) > width) words.pop();
  return words.join(' ') + ELLIPSIS;
};

/** Measures text in a CSS font such as `20px Arial`. */
export const measureIn = (font: string): Measure => {
  const context = document.createElement('canvas').getContext('2d');
  if (context) context.font = font;
  return (text) => context?.measureText(text).width ?? 0;
};
