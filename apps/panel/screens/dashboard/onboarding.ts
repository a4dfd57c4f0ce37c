import type { LaunchReport, MenuRecord, PageRecord } from '@plinth/contract';
import type { MessageKey } from '@plinth/i18n';
import type { FactSettings } from '@plinth/model';

/** The state that the checklist is derived from. */
export type SiteState = {
  readonly facts: Pick<FactSettings, 'logo_id' | 'description'>;
  readonly pages: readonly PageRecord[];
  readonly menus: readonly MenuRecord[];
  readonly report: LaunchReport;
};

export type OnboardingStep = {
  readonly key: MessageKey;
  /** Null: the launch dialog. */
  readonly path: string | null;
  readonly isDone: boolean;
};

type Times = { readonly created: string; readonly modified: string };

/** Setup creates everything at the same time, so a later change was made by the owner. */
const isTouched = ({ created, modified }: Times): boolean =>
  Date.parse(modified) > Date.parse(created);

/** Whether the page has a description that the owner wrote. */
const isDescribed = ({ id, seo_description }: PageRecord, { samples }: LaunchReport): boolean =>
  seo_description.trim() !== '' &&
  !samples.some(
    ({ part, in_search }) =>
      part.kind === 'page' && part.owner.id === id && in_search.includes('description'),
  );

/** Steps are done by the owner: what the starter brought doesn't count. */
export const onboardingSteps = ({
  facts,
  pages,
  menus,
  report,
}: SiteState): readonly OnboardingStep[] => {
  const home = pages.find(({ is_home }) => is_home);
  return [
    {
      key: 'MODULE.DASHBOARD.STEP.SITE',
      path: '/settings/facts/',
      isDone: facts.logo_id !== null,
    },
    {
      key: 'MODULE.DASHBOARD.STEP.HOME',
      path: home ? `/pages/${home.id}/design/` : '/pages/',
      isDone: home ? isTouched(home) : false,
    },
    { key: 'MODULE.DASHBOARD.STEP.PICTURE', path: '/media/', isDone: report.has_own_image },
    { key: 'MODULE.DASHBOARD.STEP.MENU', path: '/menus/', isDone: menus.some(isTouched) },
    {
      key: 'MODULE.DASHBOARD.STEP.SEO',
      path: home ? `/pages/${home.id}/settings/` : '/pages/',
      isDone: facts.description !== '' || (home ? isDescribed(home, report) : false),
    },
    { key: 'MODULE.DASHBOARD.STEP.PUBLISH', path: null, isDone: !report.is_under_construction },
  ];
};
