import type { FormatName } from '@plinth/widgets/kit';
import { distributeFormat, formatInLine, type OwnFormat } from './own-format.ts';
import { formatWords, setOrRemove, spanOf, type Words, wordsOf } from './styled-words.ts';
import { formatOf, textStyleOf, withFormat } from './text-classes.ts';

/** Elements that have only words in them, so that what they set is theirs. */
const LINES = 'p, h1, h2, h3, h4, h5, h6';

const styles = (element: Element | null): string | null => element?.getAttribute('style') ?? null;

const isStyled = ({ node }: Words): boolean =>
  textStyleOf(spanOf(node)?.getAttribute('class') ?? null) !== null;

/** What words have of a format on their own or from their line. */
function formatOfWords(words: Words, name: FormatName): OwnFormat {
  const own = formatOf(styles(spanOf(words.node)), name);
  return isStyled(words) ? own : formatInLine(formatOf(styles(words.block), name), own);
}

type Change = (format: OwnFormat) => OwnFormat;

function writeLine(all: readonly Words[], name: FormatName, change: (words: Words) => OwnFormat) {
  const [{ block } = { block: null }] = all;
  if (!block) return;
  const formats = all.map((words) => ({ format: change(words), isStyled: isStyled(words) }));
  const { line, words } = block.matches(LINES)
    ? distributeFormat(formats)
    : { line: {}, words: formats.map(({ format }) => format) };
  setOrRemove(block, 'style', withFormat(styles(block), name, line));
  for (const [index, { node }] of all.entries()) {
    const format = words[index] ?? {};
    formatWords(node, Object.keys(format).length > 0, (span) =>
      setOrRemove(span, 'style', withFormat(styles(span), name, format)),
    );
  }
}

/** Reads and writes a format of all words of a text with a text style; parses in the page's frame. */
export function lineFormat(parser: DOMParser, name: FormatName) {
  const parse = (html: string) => parser.parseFromString(html, 'text/html').body;
  return {
    /** One for each of the words. */
    read: (html: string, style: string): readonly OwnFormat[] =>
      wordsOf(parse(html))
        .filter((words) => words.style === style)
        .map((words) => formatOfWords(words, name)),
    write: (html: string, style: string, change: Change): string => {
      const root = parse(html);
      const all = wordsOf(root);
      const lines = new Set(all.flatMap((words) => (words.style === style ? [words.block] : [])));
      for (const line of lines) {
        const words = all.filter(({ block }) => block === line);
        writeLine(words, name, (each) => {
          const format = formatOfWords(each, name);
          return each.style === style ? change(format) : format;
        });
      }
      return root.innerHTML;
    },
  };
}
