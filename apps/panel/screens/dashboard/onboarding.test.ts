import type { LaunchReport, MenuRecord, PageRecord, SampleContent } from '@plinth/contract';
import { expect, it } from 'vitest';
import { onboardingSteps, type SiteState } from './onboarding.ts';

const BORN = '2026-11-20T10:00:00.000Z';
const LATER = '2026-11-20T10:00:07.000Z';

const page = (more: Partial<PageRecord>) =>
  ({
    id: 1,
    created: BORN,
    modified: BORN,
    revision: 1,
    is_home: true,
    status: 'publish',
    seo_description: '',
    ...more,
  }) as PageRecord;

const report: LaunchReport = {
  is_under_construction: true,
  has_site_password: false,
  revision: 1,
  samples: [],
  drafts: [],
  has_own_image: false,
  problems: [],
  shown: [],
  card: null,
};

const fresh: SiteState = {
  facts: { logo_id: null, description: '' },
  pages: [page({}), page({ id: 2, is_home: false })],
  menus: [{ created: BORN, modified: BORN } as MenuRecord],
  report,
};

const done = (state: SiteState): readonly string[] =>
  onboardingSteps(state)
    .filter(({ isDone }) => isDone)
    .map(({ key }) => key.replace(/.*\./, ''));

it('has nothing done right after the set-up', () => {
  expect(done(fresh)).toEqual([]);
});

it('sees each step in the site’s own data', () => {
  expect(done({ ...fresh, facts: { logo_id: 4, description: '' } })).toEqual(['SITE']);
  expect(done({ ...fresh, facts: { logo_id: null, description: 'Boats.' } })).toEqual(['SEO']);
  expect(done({ ...fresh, pages: [page({ modified: LATER })] })).toEqual(['HOME']);
  expect(done({ ...fresh, report: { ...report, has_own_image: true } })).toEqual(['PICTURE']);
  expect(done({ ...fresh, menus: [{ created: BORN, modified: LATER } as MenuRecord] })).toEqual([
    'MENU',
  ]);
  expect(done({ ...fresh, pages: [page({ seo_description: 'Boats.' })] })).toEqual(['SEO']);
  expect(done({ ...fresh, report: { ...report, is_under_construction: false } })).toEqual([
    'PUBLISH',
  ]);
});

it('says what is left of the starter on a home page that the owner began to change', () => {
  const part = { kind: 'page', name: 'Home', owner: { kind: 'page', id: 1 } } as const;
  const texts = [{ text: 'Know what’s under the paint.', node: 'w1', path: 'html' }];
  const images = [{ id: 3, url: '/boat.jpg', alt: '', node: 'w2' }];
  const sample: SampleContent = { part, texts, images, in_search: [] };
  const other = { ...part, owner: { kind: 'page', id: 2 } } as const;
  const samples = [{ ...sample, part: other }, sample];
  const left = (state: SiteState) =>
    onboardingSteps(state).find(({ key }) => key.endsWith('HOME'))?.left;
  const state: SiteState = { ...fresh, report: { ...report, samples } };
  const changed = { ...state, pages: [page({ modified: LATER })] };
  expect([done(state), left(state)]).toEqual([[], 0]);
  expect([done(changed), left(changed)]).toEqual([[], 2]);
  const replaced = { ...changed, report: { ...report, samples: samples.slice(0, 1) } };
  expect([done(replaced), left(replaced)]).toEqual([['HOME'], 0]);
});

it('counts a menu that the owner made', () => {
  const created = '2026-11-21T10:00:00.000Z';
  const menus = [{ created, modified: created } as MenuRecord];
  expect(done({ ...fresh, menus })).toEqual(['MENU']);
});

it('does not count what the starter brought', () => {
  const part = { kind: 'page', name: 'Home', owner: { kind: 'page', id: 1 } } as const;
  const sample: SampleContent = {
    part,
    texts: [],
    images: [],
    in_search: ['description'],
  };
  const state: SiteState = {
    ...fresh,
    pages: [page({ seo_description: 'Boats.' })],
    report: { ...report, samples: [sample] },
  };
  expect(done(state)).toEqual([]);
});

it('copes with a site without pages', () => {
  expect(done({ ...fresh, pages: [] })).toEqual([]);
});
