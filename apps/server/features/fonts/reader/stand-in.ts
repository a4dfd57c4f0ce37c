import type { FontStandIn } from '@plinth/model';
import type { FontInfo } from './font-info.ts';

type Local = { readonly names: readonly string[]; readonly width: number };

/**
 * Local fonts by kind. Most devices have one of each list; those of a list have the same widths.
 * `width` is that of `SAMPLE_TEXT` in em, measured in Liberation Sans, Serif, and Mono.
 */
const LOCAL: Record<FontInfo['kind'], { readonly regular: Local; readonly bold: Local }> = {
  sans: {
    regular: { names: ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica'], width: 128.2915 },
    bold: {
      names: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Bold'],
      width: 138.5068,
    },
  },
  serif: {
    regular: { names: ['Times New Roman', 'Liberation Serif', 'Tinos'], width: 117.1108 },
    bold: {
      names: ['Times New Roman Bold', 'Liberation Serif Bold', 'Tinos Bold'],
      width: 124.0688,
    },
  },
  mono: {
    regular: { names: ['Courier New', 'Liberation Mono', 'Cousine'], width: 175.2285 },
    bold: {
      names: ['Courier New Bold', 'Liberation Mono Bold', 'Cousine Bold'],
      width: 175.2285,
    },
  },
};

/** The lightest weight whose stand-in is bold. */
const BOLD = 600;

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

/** Local fonts scaled to the metrics of a font. None for italics, and for fonts without Latin. */
export function standInsFor(info: FontInfo): FontStandIn[] {
  const { kind, widths, ascent, descent, line_gap, style } = info;
  const [from, to] = info.weights;
  if (widths === null || style === 'italic') return [];
  const { regular, bold } = LOCAL[kind];
  const scaled = (local: Local, width: number, weights: [number, number]): FontStandIn => {
    const size_adjust = rounded(width / local.width);
    return {
      local: [...local.names],
      weights,
      size_adjust,
      ascent: rounded(ascent / size_adjust),
      descent: rounded(descent / size_adjust),
      line_gap: rounded(line_gap / size_adjust),
    };
  };
  return [
    ...(from < BOLD ? [scaled(regular, widths.regular, [from, Math.min(to, BOLD - 1)])] : []),
    ...(to >= BOLD ? [scaled(bold, widths.bold, [Math.max(from, BOLD), to])] : []),
  ];
}
