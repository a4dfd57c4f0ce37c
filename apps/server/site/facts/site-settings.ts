import type { ColorTheme, DesignValues, GeneralSettings, SiteFont } from '@plinth/model';
import { COLORS, VALUES } from '../../settings/design.ts';
import { GROUPS } from '../../settings/groups.ts';
import { SERVICE_PAGES, type ServicePages } from '../../settings/service-pages.ts';
import { SITE_FONTS } from '../../settings/site-fonts.ts';
import type { Setting } from '../../settings/stored.ts';
import type { Reader } from '../../storage/store.ts';
import { countersCode } from './counters.ts';

/** The settings that visitors see something of. Secrets are not among them. */
export type SiteSettings = {
  readonly general: GeneralSettings;
  readonly colors: ColorTheme;
  readonly values: DesignValues;
  readonly fonts: readonly SiteFont[];
  readonly service_pages: ServicePages;
  /** Counters of visits, then the owner's code for every page, where that feature is on. */
  readonly head_code: string;
  readonly body_code: string;
  /** What of the owner's code runs in the panel's live preview. */
  readonly live_preview: { readonly run_injected_code: boolean; readonly run_embed_code: boolean };
  readonly metas: readonly { readonly name: string; readonly content: string }[];
  /** Names of the stored settings by id. */
  readonly names: ReadonlyMap<number, string>;
};

const CODE = {
  ...{ header_code: '', footer_code: '' },
  ...{ run_injected_code: false, run_embed_code: false },
};
const ANALYTICS = {
  ...{ verification_tag: '', counter_verification: '' },
  ...{ tracking_id: '', counter_id: '', is_webvisor: false, is_hash_tracking: false },
};

/** A verification code as it was given: alone, or inside the whole tag. */
const verification = (name: string, given: string) => {
  const content = /content\s*=\s*["']([^"'<>]+)["']/i.exec(given)?.[1] ?? given;
  return /^[\w.=+/-]{1,200}$/.test(content) ? [{ name, content }] : [];
};

/** All in one query. What nobody has saved has its defaults. */
export async function readSiteSettings(db: Reader): Promise<SiteSettings> {
  const rows = await db.selectFrom('setting').select(['id', 'name', 'values']).execute();
  const stored = new Map(rows.map(({ name, values }) => [name, JSON.parse(values) as object]));
  const group = (name: keyof typeof GROUPS) => GROUPS[name].schema.parse(stored.get(name) ?? {});
  const one = <T extends object>({ name, schema, defaults }: Setting<T>): T =>
    schema.parse({ ...defaults, ...stored.get(name) });
  const code = { ...CODE, ...group('code_injection') };
  const analytics = { ...ANALYTICS, ...group('analytics') };
  const isCodeAllowed = group('features').allow_code_injection === true;
  return {
    general: group('general') as GeneralSettings,
    colors: one(COLORS),
    values: one(VALUES),
    fonts: one(SITE_FONTS).families,
    service_pages: one(SERVICE_PAGES),
    head_code: countersCode(analytics) + (isCodeAllowed ? code.header_code : ''),
    body_code: isCodeAllowed ? code.footer_code : '',
    live_preview: {
      run_injected_code: code.run_injected_code,
      run_embed_code: code.run_embed_code,
    },
    metas: [
      ...verification('google-site-verification', analytics.verification_tag),
      ...verification('yandex-verification', analytics.counter_verification),
    ],
    names: new Map(rows.map(({ id, name }) => [id, name])),
  };
}
