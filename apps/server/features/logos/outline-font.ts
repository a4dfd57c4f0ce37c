import { invariant } from '@plinth/model';

/** The outline of a letter, in units of the font with y pointing up. */
export type Letter = { readonly path: string; readonly x: number; readonly y: number };

export type OutlineFont = {
  readonly unitsPerEm: number;
  readonly has: (character: string) => boolean;
  /** Shapes a text at a weight: letters with kerning, and the distance to what follows. */
  readonly shape: (
    text: string,
    weight: number,
  ) => { readonly letters: readonly Letter[]; readonly advance: number };
};

/** Reads a WOFF2 file. The decoder is loaded when it is first used. */
export async function openFont(woff2: Uint8Array): Promise<OutlineFont> {
  const [hb, { openFace }] = await Promise.all([
    import('harfbuzzjs'),
    import('../fonts/reader/open-face.ts'),
  ]);
  const face = await openFace(woff2);
  const font = new hb.Font(face);
  return {
    unitsPerEm: face.upem,
    has: (character) => (font.nominalGlyph(character.codePointAt(0) ?? 0) ?? 0) !== 0,
    shape: (text, weight) => {
      font.setVariations([new hb.Variation('wght', weight)]);
      const run = new hb.Buffer();
      run.addText(text);
      run.guessSegmentProperties();
      hb.shape(font, run);
      const positions = run.getGlyphPositions();
      let advance = 0;
      const letters = run.getGlyphInfos().map(({ codepoint }, index) => {
        const position = positions[index];
        invariant(position, 'every glyph has a position');
        const { xAdvance, xOffset, yOffset } = position;
        const letter = {
          path: font.glyphToPath(codepoint),
          x: advance + xOffset,
          y: yOffset,
        };
        advance += xAdvance;
        return letter;
      });
      return { letters, advance };
    },
  };
}
