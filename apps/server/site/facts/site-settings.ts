import {
  analyticsSettings,
  type BlogSettings,
  blogSettings,
  codeInjectionSettings,
  featureSettings,
  generalSettings,
} from '@plinth/contract';
import type { ColorTheme, DesignValues, GeneralSettings, SiteFont } from '@plinth/model';
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
  /** What of the owner's code runs in the panel's live preview. */
  /** Whether the owner's own code is printed: that of a page, and that of its embeds. */
  readonly allows_page_code: boolean;
  readonly allows_embeds: boolean;
  readonly live_preview: { readonly run_injected_code: boolean; readonly run_embed_code: boolean };
  readonly metas: readonly { readonly name: string; readonly content: string }[];
};

/** A verification code as it was given: alone, or inside the whole tag. */
const verification = (name: string, given: string) => {
  const content = /content\s*=\s*["']([^"'<>]+)["']/i.exec(given)?.[1] ?? given;
  return /^[\w.=+/-]{1,200}$/.test(content) ? [{ name, content }] : [];
};

/** All in one query. What nobody has saved has its defaults. */
export async function readSiteSettings(db: Reader): Promise<SiteSettings> {
  const rows = await db.selectFrom('setting').select(['name', 'values']).execute();
  const stored = new Map(rows.map(({ name, values }) => [name, JSON.parse(values) as object]));
  const one = <T extends object>({ name, schema, defaults }: Setting<T>): T =>
    schema.parse({ ...defaults, ...stored.get(name) });
  const code = one(settingOf(codeInjectionSettings));
  const analytics = one(settingOf(analyticsSettings));
  const isCodeAllowed = one(settingOf(featureSettings)).allow_code_injection;
  return {
    general: one(settingOf(generalSettings)),
    blog: one(settingOf(blogSettings)),
    colors: one(COLORS),
    values: one(VALUES),
    fonts: one(SITE_FONTS).families,
    service_pages: one(SERVICE_PAGES),
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
