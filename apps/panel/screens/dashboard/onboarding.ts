import type { MediaRecord, MenuRecord, PageRecord } from '@plinth/contract';
import type { MessageKey } from '@plinth/i18n';
import type { GeneralSettings } from '@plinth/model';

/** The state that the checklist is derived from. */
export type SiteState = {
  readonly settings: Pick<GeneralSettings, 'site_name' | 'under_construction' | 'favicon_id'>;
  readonly pages: readonly PageRecord[];
  readonly menus: readonly MenuRecord[];
  readonly newestImage: MediaRecord | null;
};

export type OnboardingStep = {
  readonly key: MessageKey;
  readonly path: string;
  readonly isDone: boolean;
};

type Times = { readonly created: string; readonly modified: string };

/** Setup creates everything at the same time, so a later change was made by the owner. */
const isTouched = ({ created, modified }: Times): boolean =>
  Date.parse(modified) > Date.parse(created);

const beginning = (pages: readonly PageRecord[]): number =>
  Math.min(...pages.map(({ created }) => Date.parse(created)));

export const onboardingSteps = ({
  settings,
  pages,
  menus,
  newestImage,
}: SiteState): readonly OnboardingStep[] => {
  const home = pages.find(({ is_home }) => is_home);
  const ownImage = newestImage ? Date.parse(newestImage.created) > beginning(pages) : false;
  return [
    {
      key: 'MODULE.DASHBOARD.STEP.SITE',
      path: '/settings/general/',
      isDone: settings.site_name.trim() !== '' && settings.favicon_id !== null,
    },
    {
      key: 'MODULE.DASHBOARD.STEP.HOME',
      path: home ? `/pages/${home.id}/design/` : '/pages/',
      isDone: home ? isTouched(home) : false,
    },
    { key: 'MODULE.DASHBOARD.STEP.PICTURE', path: '/media/', isDone: ownImage },
    { key: 'MODULE.DASHBOARD.STEP.MENU', path: '/menus/', isDone: menus.some(isTouched) },
    {
      key: 'MODULE.DASHBOARD.STEP.SEO',
      path: home ? `/pages/${home.id}/settings/` : '/pages/',
      isDone: home ? home.seo_description.trim() !== '' : false,
    },
    {
      key: 'MODULE.DASHBOARD.STEP.PUBLISH',
      path: '/settings/general/',
      isDone: !settings.under_construction && pages.some(({ status }) => status === 'publish'),
    },
  ];
};
