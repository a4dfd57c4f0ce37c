import { type DrawnLogo, LOGO_STYLES, type services } from '@plinth/contract';
import { colorRoles, resolveColor, type SiteFont, TextStyleProperties } from '@plinth/model';
import type { Handlers } from '../../rpc/context.ts';
import { COLORS } from '../../settings/design.ts';
import { SITE_FONTS } from '../../settings/site-fonts.ts';
import type { Reader, Store } from '../../storage/database/store.ts';
import { fromRow } from '../../storage/records/records.ts';
import { readSetting } from '../../storage/records/stored-setting.ts';
import { drawLogo } from './draw-logo.ts';
import { createOutliner } from './outline-text.ts';

type LogosPorts = {
  readonly store: Store;
  /** A font file of the site by the name in its face. */
  readonly readFont: (file: string) => Uint8Array | undefined;
};

/** The text style of the largest headings. */
const HEADING = 'heading-1';

const BOLD = 700;

type HeadingFont = { readonly faces: SiteFont['faces']; readonly weight: number };

/** The font of the headings, or the site's first font. Null if the site has none of its own. */
async function readHeadingFont(db: Reader): Promise<HeadingFont | null> {
  const { families } = (await readSetting(db, SITE_FONTS)).values;
  const row = await db
    .selectFrom('style')
    .selectAll()
    .where('class_name', '=', HEADING)
    .executeTakeFirst();
  const base = row && TextStyleProperties.parse(fromRow('style', row).properties).desktop;
  const font = families.find(({ family }) => family === base?.font_family) ?? families[0];
  return font ? { faces: font.faces, weight: base?.font_weight ?? BOLD } : null;
}

/** Logos that are drawn from the name of the site. */
export function createLogos({
  store,
  readFont,
}: LogosPorts): Handlers<typeof services.LogosService> {
  return {
    draw: async ({ name, color }) => {
      const font = await readHeadingFont(store.read);
      if (!font) return { logos: [] };
      const { values: colors } = await readSetting(store.read, COLORS);
      const textColor = resolveColor(colors, colorRoles(colors).text) ?? color;
      const outline = createOutliner(font.faces, readFont);
      const input = { name, color, textColor, weight: font.weight, outline };
      const logos: DrawnLogo[] = [];
      for (const style of LOGO_STYLES) {
        const svg = await drawLogo(style, input);
        if (svg) logos.push({ style, svg });
      }
      return { logos };
    },
  };
}
