import type { LaunchReport, PageRecord } from '@plinth/contract';
import { expect, it } from 'vitest';
import { type AttentionInput, attentionItems } from './attention.ts';

const report = { is_under_construction: true, samples: [], problems: [] };

const texts = (input: Partial<Omit<AttentionInput, 'report'>>, launch = {}) =>
  attentionItems({
    report: { ...report, ...launch } as unknown as LaunchReport,
    pages: [],
    isMailConfigured: true,
    isLocal: false,
    ...input,
  }).map(({ text, path }) => [text.replace(/.*\./, ''), path]);

it('has nothing to say about a finished site', () => {
  expect(texts({})).toEqual([]);
});

it('lists what is left in the content, and where to do the rest', () => {
  const pages = [{ status: 'pending' } as PageRecord];
  const samples = [{ texts: [{}], images: [], in_search: [] }];
  const problems = [{ kinds: [{ kind: 'alt', count: 2 }] }];
  expect(texts({ pages, isMailConfigured: false }, { samples, problems })).toEqual([
    ['SAMPLES', null],
    ['PROBLEMS', null],
    ['PENDING', '/pages/?status=pending'],
    ['MAIL', '/settings/mail_options/'],
  ]);
});

it('asks for a public URL once the site is launched', () => {
  expect(texts({ isLocal: true })).toEqual([]);
  expect(texts({ isLocal: true }, { is_under_construction: false })).toEqual([
    ['LOCAL', '/settings/general/'],
  ]);
});
