import type { LaunchReport, MenuRecord, PageRecord } from '@plinth/contract';
import type { MessageKey } from '@plinth/i18n';
import type { FactSettings } from '@plinth/model';
import { editedSince } from './edited.ts';

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
  /** How many texts and images of the starter are left to replace, once the owner began. */
  readonly left?: number;
};

/** What a page still has from the starter. */
const samplesOf = ({ id }: PageRecord, { samples }: LaunchReport) =>
  samples.find(({ part }) => part.kind === 'page' && part.owner.id === id);

/** Whether the page has a description that the owner wrote. */
const isDescribed = (page: PageRecord, report: LaunchReport): boolean =>
  page.seo_description.trim() !== '' &&
  samplesOf(page, report)?.in_search.includes('description') !== true;

/** Steps are done by the owner: what the starter brought doesn't count. */
export const onboardingSteps = ({
  facts,
  pages,
  menus,
  report,
}: SiteState): readonly OnboardingStep[] => {
  const home = pages.find(({ is_home }) => is_home);
  const isEdited = editedSince(pages);
  const isBegun = home !== undefined && isEdited(home);
  const { texts = [], images = [] } = (home && samplesOf(home, report)) ?? {};
  const left = texts.length + images.length;
  return [
    {
      key: 'MODULE.DASHBOARD.STEP.SITE',
      path: '/settings/facts/',
      isDone: facts.logo_id !== null,
    },
    {
      key: 'MODULE.DASHBOARD.STEP.HOME',
      path: home ? `/pages/${home.id}/design/` : '/pages/',
      isDone: isBegun && left === 0,
      left: isBegun ? left : 0,
    },
    { key: 'MODULE.DASHBOARD.STEP.PICTURE', path: '/media/', isDone: report.has_own_image },
    { key: 'MODULE.DASHBOARD.STEP.MENU', path: '/menus/', isDone: menus.some(isEdited) },
    {
      key: 'MODULE.DASHBOARD.STEP.SEO',
      path: home ? `/pages/${home.id}/settings/` : '/pages/',
      isDone: facts.description !== '' || (home ? isDescribed(home, report) : false),
    },
    { key: 'MODULE.DASHBOARD.STEP.PUBLISH', path: null, isDone: !report.is_under_construction },
  ];
};
