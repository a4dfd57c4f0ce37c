import { isOpen, listField, mark, optionsOf, press } from './list-field.ts';

/** ms after which another letter begins a new word. */
const PAUSE = 800;
/** Frames in which a list that was just opened is drawn. */
const FRAMES = 30;

let typed = { text: '', at: 0 };

/** The next option that begins with `text`; the same letter again goes on to the one after it. */
export function optionFor(texts: readonly string[], at: number, text: string): number {
  const [letter = ''] = text;
  const isRepeated = text === letter.repeat(text.length);
  const start = isRepeated ? letter : text;
  const first = isRepeated ? at + 1 : Math.max(at, 0);
  const order = texts.map((_, index) => (first + index) % texts.length);
  return order.find((index) => texts[index]?.toLocaleLowerCase().startsWith(start)) ?? at;
}

const whenDrawn = (field: HTMLElement, run: () => void, frames = FRAMES): void => {
  if (optionsOf(field).last >= 0) run();
  else if (frames > 0 && isOpen(field))
    requestAnimationFrame(() => whenDrawn(field, run, frames - 1));
};

const isTyped = ({ key, altKey, ctrlKey, metaKey, defaultPrevented }: KeyboardEvent): boolean =>
  [...key].length === 1 && key !== ' ' && !altKey && !ctrlKey && !metaKey && !defaultPrevented;

/** Opens a list that can't be searched, and marks the option that begins with what is typed. */
export function onTypedKey(event: KeyboardEvent): void {
  const field = listField(event);
  if (!field?.readOnly || !isTyped(event)) return;
  const { key, timeStamp } = event;
  const letter = key.toLocaleLowerCase();
  typed = { text: timeStamp - typed.at > PAUSE ? letter : typed.text + letter, at: timeStamp };
  const { text } = typed;
  if (!isOpen(field)) press(field, 'ArrowDown');
  event.preventDefault();
  requestAnimationFrame(() =>
    whenDrawn(field, () => mark(field, ({ texts, at }) => optionFor(texts, at, text))),
  );
}
