import { SiteDesign, siteStylesheet } from '@plinth/model';
import { expect, test } from 'vitest';
import { fontFacesIn } from './font-faces.ts';

const face = { file: 'harbor/manrope-latin.woff2', weights: [200, 800] };
const standIn = { local: ['Arial'], weights: [400, 400] };
const measures = { size_adjust: 1, ascent: 1, descent: 0.3, line_gap: 0 };

test('takes only font faces and fallbacks from a style sheet', () => {
  const fonts = [{ family: 'Manrope', faces: [face], stand_ins: [{ ...standIn, ...measures }] }];
  const faces = fontFacesIn(siteStylesheet(SiteDesign.parse({ fonts })));
  expect(faces.split('@font-face').slice(1)).toEqual([
    expect.stringMatching(/^\{font-family:"Manrope";.*manrope-latin\.woff2.*\}$/),
    expect.stringMatching(/^\{font-family:"Manrope stand-in";.*\}$/),
  ]);
  expect(fontFacesIn(siteStylesheet(SiteDesign.parse({})))).toBe('');
});
