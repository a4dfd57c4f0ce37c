import type { LaunchReport, PageRecord } from '@plinth/contract';
import { expect, it } from 'vitest';
import { type AttentionInput, attentionItems } from './attention.ts';

const report = { is_under_construction: true, samples: [], problems: [] };

const texts = (input: Partial<Omit<AttentionInput, 'report'>>, launch = {}) =>
  attentionItems({
    report: { ...report, ...launch } as unknown as LaunchReport,
    pages: [],
    risks: [],
    findings: [],
    unread: 0,
    ...input,
  }).map(({ text, target }) => [
    text.replace(/.*\./, ''),
    typeof target === 'object' ? target.path : target,
  ]);

it('has nothing to say about a finished site', () => {
  expect(texts({})).toEqual([]);
});

it('leads to messages that haven’t been read', () => {
  expect(texts({ unread: 2 })).toEqual([['MESSAGES', '/inbox/?folder=unread']]);
});

it('lists what is left in the content, and where to do the rest', () => {
  const pages = [{ status: 'pending' } as PageRecord];
  const samples = [{ texts: [{}], images: [], in_search: [] }];
  const problems = [{ kinds: [{ kind: 'alt', count: 2 }] }];
  expect(texts({ pages, risks: ['mail_missing'] }, { samples, problems })).toEqual([
    ['SAMPLES', 'content'],
    ['PROBLEMS', 'content'],
    ['PENDING', '/pages/?status=pending'],
    ['MAIL', '/settings/mail_options/'],
  ]);
});

const launched = { is_under_construction: false };

it('asks for a public URL once the site is launched', () => {
  expect(texts({ risks: ['address_local'] })).toEqual([]);
  expect(texts({ risks: ['address_local'] }, launched)).toEqual([['LOCAL', '/settings/general/']]);
});

it('says what keeps visitors out of a launched site, and where to read what to do', () => {
  expect(texts({ risks: ['address_unreachable'] }, launched)).toEqual([
    ['ADDRESS_UNREACHABLE', '/settings/general/'],
  ]);
  expect(texts({ risks: ['certificate_expired'] }, launched)).toEqual([
    ['CERTIFICATE_EXPIRED', 'launch'],
  ]);
});

it('says that the email server doesn’t respond or refuses the sign-in', () => {
  expect(texts({ risks: ['mail_unreachable'] })).toEqual([
    ['MAIL_UNREACHABLE', '/settings/mail_options/'],
  ]);
  expect(texts({ risks: ['mail_login'] })).toEqual([['MAIL_LOGIN', '/settings/mail_options/']]);
});

it('names what is urgent on the server first, and what can wait last', () => {
  const findings = [
    { check: 'update', state: 'warning', problem: 'update_available', details: {} },
    { check: 'runtime', state: 'ok', problem: null, details: {} },
    { check: 'disk', state: 'error', problem: 'disk_full', details: { free: 12 } },
  ] as const;
  expect(texts({ risks: ['mail_login'], findings })).toEqual([
    ['DISK_FULL', '/settings/health/'],
    ['MAIL_LOGIN', '/settings/mail_options/'],
    ['UPDATE_AVAILABLE', '/settings/updates/'],
  ]);
});
