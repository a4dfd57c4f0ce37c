import {
  analyticsSettings,
  type BlogSettings,
  blogSettings,
  codeInjectionSettings,
  featureSettings,
  generalSettings,
} from '@plinth/contract';
import type { ColorTheme, DesignValues, GeneralSettings, SiteFont } from '@plinth/model';
import type { SettingName } from '../../documents/recorder.ts';
import { SERVICE_PAGES, type ServicePages } from '../../documents/service-pages.ts';
import { COLORS, VALUES } from '../../settings/design.ts';
import { settingOf } from '../../settings/group-values.ts';
import { SITE_FONTS } from '../../settings/site-fonts.ts';
import type { Reader } from '../../storage/database/store.ts';
import type { Setting } from '../../storage/records/stored-setting.ts';
import { countersCode } from './counters.ts';

/** The settings that visitors see something of. Secrets are not among them. */
export type SiteSettings = {
  readonly general: GeneralSettings;
  readonly blog: BlogSettings;
  readonly colors: ColorTheme;
  readonly values: DesignValues;
  readonly fonts: readonly SiteFont[];
  readonly service_pages: ServicePages;
  /** Counters of visits, then the owner's code for every page, where that feature is on. */
  readonly head_code: string;
  readonly body_code: string;
  /** Whether the owner's own code is printed: that of a page, and that of its embeds. */
  readonly allows_page_code: boolean;
  readonly allows_embeds: boolean;
  /** What of the owner's code runs in the panel's live preview. */
  readonly live_preview: { readonly run_injected_code: boolean; readonly run_embed_code: boolean };
  readonly metas: readonly { readonly name: string; readonly content: string }[];
};

/** Every setting that visitors see something of, by the name under which it is stored. */
export const SITE_SETTINGS = {
  general: settingOf(generalSettings),
  blog: settingOf(blogSettings),
  colors: COLORS,
  values: VALUES,
  fonts: SITE_FONTS,
  service_pages: SERVICE_PAGES,
  code_injection: settingOf(codeInjectionSettings),
  analytics: settingOf(analyticsSettings),
  features: settingOf(featureSettings),
} satisfies { readonly [N in SettingName]?: Setting<object> };

type Read = typeof SITE_SETTINGS;
type ReadName = keyof Read;
type ReadValues<N extends ReadName> = Read[N] extends Setting<infer T> ? T : never;

/** The stylesheet has the first two; what lists or links to posts tags `blog` itself. */
const NOT_ON_EVERY_PAGE: readonly SettingName[] = ['colors', 'values', 'blog'];

/** The settings that every page is made of: all that are read, so that a new one is among them. */
export const PAGE_SETTINGS: readonly SettingName[] = (
  Object.keys(SITE_SETTINGS) as ReadName[]
).filter((name) => !NOT_ON_EVERY_PAGE.includes(name));

/** A verification code as it was given: alone, or inside the whole tag. */
const verification = (name: string, given: string) => {
  const content = /content\s*=\s*["']([^"'<>]+)["']/i.exec(given)?.[1] ?? given;
  return /^[\w.=+/-]{1,200}$/.test(content) ? [{ name, content }] : [];
};

/** All in one query. What nobody has saved has its defaults. */
export async function readSiteSettings(db: Reader): Promise<SiteSettings> {
  const rows = await db.selectFrom('setting').select(['name', 'values']).execute();
  const stored = new Map(rows.map(({ name, values }) => [name, JSON.parse(values) as object]));
  const one = <N extends ReadName>(name: N) => {
    const { schema, defaults } = SITE_SETTINGS[name];
    return schema.parse({ ...defaults, ...stored.get(name) }) as ReadValues<N>;
  };
  const code = one('code_injection');
  const analytics = one('analytics');
  const isCodeAllowed = one('features').allow_code_injection;
  return {
    general: one('general'),
    blog: one('blog'),
    colors: one('colors'),
    values: one('values'),
    fonts: one('fonts').families,
    service_pages: one('service_pages'),
    head_code: countersCode(analytics) + (isCodeAllowed ? code.header_code : ''),
    body_code: isCodeAllowed ? code.footer_code : '',
    allows_page_code: isCodeAllowed,
    allows_embeds: isCodeAllowed,
    live_preview: {
      run_injected_code: code.run_injected_code,
      run_embed_code: code.run_embed_code,
    },
    metas: [
      ...verification('google-site-verification', analytics.verification_tag),
      ...verification('yandex-verification', analytics.counter_verification),
    ],
  };
}
