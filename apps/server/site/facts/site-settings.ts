import {
  analyticsSettings,
  type BlogSettings,
  blogSettings,
  codeInjectionSettings,
  factSettings,
  featureSettings,
  generalSettings,
  type ServicePages,
  searchEngineSettings,
  sharingSettings,
} from '@plinth/contract';
import {
  type ColorTheme,
  type DesignValues,
  type FactSettings,
  type GeneralSettings,
  type LayeredBackground,
  layeredBackgrounds,
  opensItself,
  PopupProperties,
  type SiteFont,
} from '@plinth/model';
import type { SettingName } from '../../documents/dependency-recorder.ts';
import { SERVICE_PAGES } from '../../documents/service-pages.ts';
import { COLORS, VALUES } from '../../settings/design.ts';
import { settingOf } from '../../settings/group-values.ts';
import { SITE_FONTS } from '../../settings/site-fonts.ts';
import type { Reader } from '../../storage/database/store.ts';
import { type Setting, storedValues } from '../../storage/records/stored-setting.ts';
import { countersCode } from './counters.ts';

export type SitePopup = { readonly id: number } & Pick<PopupProperties, 'opens'>;

/** Settings that affect the public site. Secrets aren't included. */
export type SiteSettings = {
  readonly general: GeneralSettings;
  readonly blog: BlogSettings;
  readonly facts: FactSettings;
  /** Share image of documents without an image. */
  readonly share_image_id: number | null;
  /** Additional lines of robots.txt. */
  readonly robots_rules: string;
  readonly colors: ColorTheme;
  readonly values: DesignValues;
  readonly fonts: readonly SiteFont[];
  /** Background styles with an element of their own. */
  readonly layered_backgrounds: readonly LayeredBackground[];
  /** Popups that open on their own. */
  readonly popups: readonly SitePopup[];
  readonly service_pages: ServicePages;
  /** Analytics scripts, then custom code for all pages if enabled. */
  readonly head_code: string;
  readonly body_code: string;
  /** Whether custom code of pages and embeds is included. */
  readonly allows_page_code: boolean;
  readonly allows_embeds: boolean;
  /** Which custom code runs in the panel's live preview. */
  readonly live_preview: { readonly run_injected_code: boolean; readonly run_embed_code: boolean };
  readonly metas: readonly { readonly name: string; readonly content: string }[];
};

/** All settings that affect the public site, by stored name. */
export const SITE_SETTINGS = {
  general: settingOf(generalSettings),
  blog: settingOf(blogSettings),
  site_facts: settingOf(factSettings),
  sharing: settingOf(sharingSettings),
  search_engines: settingOf(searchEngineSettings),
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

/**
 * Colors and values are in the stylesheet only, and rules for search engines in robots.txt. Texts
 * and links tag the facts they show, and pages without an image tag `sharing`.
 */
const NOT_ON_EVERY_PAGE: readonly SettingName[] = [
  ...(['colors', 'values', 'site_facts', 'sharing', 'search_engines'] as const),
];

/**
 * The settings that every page depends on. Derived from `SITE_SETTINGS`, so new settings are
 * included.
 */
export const PAGE_SETTINGS: readonly SettingName[] = (
  Object.keys(SITE_SETTINGS) as ReadName[]
).filter((name) => !NOT_ON_EVERY_PAGE.includes(name));

/** A verification code, pasted alone or as the whole meta tag. */
const verification = (name: string, given: string) => {
  const content = /content\s*=\s*["']([^"'<>]+)["']/i.exec(given)?.[1] ?? given;
  return /^[\w.=+/-]{1,200}$/.test(content) ? [{ name, content }] : [];
};

/** The records that `SiteSettings` are read from. */
export const SETTING_RECORDS: readonly string[] = ['setting', 'background', 'popup'];

type StoredRow = { readonly name: string; readonly values: string };

/** What a row is read from. */
const SOURCE = { setting: 0, background: 1, popup: 2 } as const;

/** Properties that another version wrote differently open nothing. */
const sitePopups = (rows: readonly StoredRow[]): readonly SitePopup[] =>
  rows.flatMap(({ name, values }) => {
    const { data } = PopupProperties.safeParse(JSON.parse(values));
    return data && opensItself(data) ? [{ id: Number(name), opens: data.opens }] : [];
  });

/** Reads stored settings, background styles, and popups in one query. */
async function readStored(db: Reader) {
  const rows = await db
    .selectFrom('setting')
    .select(({ lit }) => [lit(SOURCE.setting as number).as('kind'), 'name', 'values'])
    .unionAll(
      db
        .selectFrom('background')
        .select(({ lit }) => [
          lit(SOURCE.background as number).as('kind'),
          'class_name as name',
          'properties as values',
        ]),
    )
    .unionAll(
      db
        .selectFrom('popup')
        .select(({ lit, cast }) => [
          lit(SOURCE.popup as number).as('kind'),
          cast<string>('id', 'text').as('name'),
          'properties as values',
        ]),
    )
    .orderBy('name')
    .execute();
  const stored = (of: number) =>
    rows
      .filter(({ kind }) => kind === of)
      .map(({ name, values }) => [name, JSON.parse(values) as object] as const);
  const backgrounds = stored(SOURCE.background).map(([class_name, properties]) => ({
    class_name,
    properties,
  }));
  const popups = sitePopups(rows.filter(({ kind }) => kind === SOURCE.popup));
  return { settings: new Map(stored(SOURCE.setting)), backgrounds, popups };
}

/** Reads all settings. Missing ones have their defaults. */
export async function readSiteSettings(db: Reader): Promise<SiteSettings> {
  const { settings: stored, backgrounds, popups } = await readStored(db);
  const one = <N extends ReadName>(name: N) => {
    const setting: Setting<object> = SITE_SETTINGS[name];
    return storedValues(setting, stored.get(name) ?? {}) as ReadValues<N>;
  };
  const code = one('code_injection');
  const analytics = one('analytics');
  const isCodeAllowed = one('features').allow_code_injection;
  return {
    general: one('general'),
    blog: one('blog'),
    facts: one('site_facts'),
    share_image_id: one('sharing').share_image_id,
    robots_rules: one('search_engines').robots_rules,
    colors: one('colors'),
    values: one('values'),
    fonts: one('fonts').families,
    layered_backgrounds: layeredBackgrounds(backgrounds),
    popups,
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
