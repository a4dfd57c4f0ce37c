import type { MediaRecord, MenuRecord, PageRecord } from '@plinth/contract';
import { expect, it } from 'vitest';
import { onboardingSteps, type SiteState } from './onboarding.ts';

const BORN = '2026-11-20T10:00:00.000Z';
const LATER = '2026-11-21T10:00:00.000Z';

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

const fresh: SiteState = {
  settings: { site_name: 'Harbor', favicon_id: null, under_construction: true },
  pages: [page({}), page({ id: 2, is_home: false })],
  menus: [{ created: BORN, modified: BORN } as MenuRecord],
  newestImage: { created: BORN } as MediaRecord,
};

const done = (state: SiteState): readonly string[] =>
  onboardingSteps(state)
    .filter(({ isDone }) => isDone)
    .map(({ key }) => key.replace(/.*\./, ''));

it('has nothing done right after the set-up', () => {
  expect(done(fresh)).toEqual([]);
});

it('sees each step in the site’s own data', () => {
  expect(done({ ...fresh, settings: { ...fresh.settings, favicon_id: 4 } })).toEqual(['SITE']);
  expect(done({ ...fresh, newestImage: { created: LATER } as MediaRecord })).toEqual(['PICTURE']);
  expect(done({ ...fresh, menus: [{ created: BORN, modified: LATER } as MenuRecord] })).toEqual([
    'MENU',
  ]);
  expect(done({ ...fresh, pages: [page({ seo_description: 'Boats.' })] })).toEqual(['SEO']);
  expect(done({ ...fresh, settings: { ...fresh.settings, under_construction: false } })).toEqual([
    'PUBLISH',
  ]);
});

it('sees what was done within seconds of the set-up', () => {
  const soon = '2026-11-20T10:00:07.000Z';
  expect(done({ ...fresh, pages: [page({ modified: soon })] })).toEqual(['HOME']);
  expect(done({ ...fresh, newestImage: { created: soon } as MediaRecord })).toEqual(['PICTURE']);
});

it('copes with a site without pages', () => {
  expect(done({ ...fresh, pages: [], newestImage: null })).toEqual([]);
});
