import { type DrawnLogo, LOGO_STYLES, type services } from '@plinth/contract';
import { colorRoles, resolveColor } from '@plinth/model';
import type { Handlers } from '../../rpc/context.ts';
import { COLORS } from '../../settings/design.ts';
import type { Store } from '../../storage/database/store.ts';
import { readSetting } from '../../storage/records/stored-setting.ts';
import { drawLogo } from './draw-logo.ts';
import { readHeadingFont } from './heading-font.ts';
import { createOutliner, type ReadFont } from './outline-text.ts';

type LogosPorts = {
  readonly store: Store;
  /** A font file of the site by the name in its face. */
  readonly readFont: ReadFont;
};

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
      const { outline } = createOutliner(font.faces, readFont);
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
