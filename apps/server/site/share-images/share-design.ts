import {
  blend,
  type ColorTheme,
  colorRoles,
  contrastRatio,
  resolveColor,
  SiteFont,
  textColorOn,
} from '@plinth/model';
import { type HeadingFont, readHeadingFont } from '../../features/logos/heading-font.ts';
import type { StoredMedia } from '../../storage/database/record-types.ts';
import type { Reader } from '../../storage/database/store.ts';
import type { Themes } from '../../storage/folders/themes-folder.ts';
import { findRecord } from '../../storage/records/records.ts';
import type { Recorder } from '../cache/dependency-log.ts';
import type { SiteFacts } from '../facts/site-facts.ts';
import type { ShareDesign } from './draw-share-image.ts';

const WHITE = '#ffffff';
/** WCAG AA minimum contrast of large text. */
const MIN_CONTRAST = 3;
/** Width in px at which a logo is sharp on the image. */
const LOGO_WIDTH = 640;
/** Larger files are left out. */
const MAX_LOGO_BYTES = 8 * 1024 * 1024;

/** Opaque colors of the theme. */
export function shareColors(theme: ColorTheme): ShareDesign['colors'] {
  const roles = colorRoles(theme);
  const opaque = (role: 'bg' | 'text' | 'primary', back: string) =>
    blend(resolveColor(theme, roles[role]) ?? back, back).slice(0, 7);
  const ground = opaque('bg', WHITE);
  const text = opaque('text', ground);
  return {
    ground,
    text: contrastRatio(text, ground) < MIN_CONTRAST ? textColorOn(ground) : text,
    main: opaque('primary', ground),
  };
}

/** The fonts of a theme that ships with the product, for letters that the site's font lacks. */
const shippedFaces = (themes: Themes): HeadingFont['faces'] => {
  const [theme] = themes.list();
  const file =
    theme && (themes.readJson(theme.id, 'theme.json') as { fonts?: unknown } | undefined);
  const fonts = SiteFont.array().safeParse(file?.fonts);
  return fonts.data?.[0]?.faces ?? [];
};

export async function readShareFont(db: Reader, themes: Themes): Promise<HeadingFont> {
  const own = await readHeadingFont(db);
  const shipped = shippedFaces(themes).filter(
    ({ file }) => !own?.faces.some((face) => face.file === file),
  );
  return { faces: [...(own?.faces ?? []), ...shipped], weight: own?.weight ?? 700 };
}

/** A small rendition if there is one. */
function logoFile({ file_key, size, renditions }: StoredMedia): string | null {
  const widths = [...renditions].sort((a, b) => a.width - b.width);
  const rendition = widths.find(({ width }) => width >= LOGO_WIDTH);
  if (rendition) return rendition.file_key;
  return size <= MAX_LOGO_BYTES ? file_key : null;
}

/** The file of the site's logo. Null without one. */
export async function readLogoFile(
  db: Reader,
  { settings }: SiteFacts,
  { tag }: Pick<Recorder, 'tag'>,
): Promise<string | null> {
  const { logo_id } = settings.facts;
  if (logo_id === null) return null;
  tag(`media:${logo_id}`);
  const media = await findRecord(db, 'media', logo_id);
  return media?.mime_type.startsWith('image/') ? logoFile(media) : null;
}
