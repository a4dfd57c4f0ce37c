import { describe, expect, it } from 'vitest';
import { issueKeys } from '../validate/issue-keys.ts';
import type { GateRequest } from './page.ts';
import { accessFault, isPublic, nextStatus, PageFields, statusFault, visitorGate } from './page.ts';

const noon = '2026-11-20T12:00:00.000Z';
const later = '2026-11-20T12:00:00.001Z';

describe('PageFields', () => {
  const keys = (page: object) => {
    const { error } = PageFields.safeParse(page);
    return error ? issueKeys(error) : {};
  };

  it('fill in the defaults', () => {
    expect(PageFields.parse({ name: 'About' })).toMatchObject({
      name: 'About',
      parent_id: null,
      status: 'publish',
      visibility: 'public',
      layout: 'header_footer',
      is_noindex: false,
      head_code: '',
    });
  });

  it('trim names and titles before checking their length', () => {
    const given = { name: `  ${'x'.repeat(255)} \t`, seo_title: ' Us ', head_code: ' <!-- --> ' };
    expect(PageFields.parse(given)).toMatchObject({
      name: 'x'.repeat(255),
      seo_title: 'Us',
      head_code: ' <!-- --> ',
    });
    expect(PageFields.parse({ name: 'Locked', password: ' a b ' }).password).toBe(' a b ');
  });

  it('report invalid fields', () => {
    expect(keys({})).toEqual({ name: ['isEmpty'] });
    expect(keys({ name: '   ' })).toEqual({ name: ['isEmpty'] });
    const wrong = {
      name: 'x'.repeat(256),
      url: 'Über uns',
      status: 'gone',
      parent_id: -1,
      published_at: 'tomorrow',
      canonical_url: 'javascript:alert(1)',
      head_code: 'x'.repeat(65_537),
      is_home: true,
    };
    expect(keys(wrong)).toEqual({
      name: ['stringLengthTooLong'],
      url: ['valueInvalid'],
      status: ['valueInvalid'],
      parent_id: ['numberIsSmaller'],
      published_at: ['valueInvalid'],
      canonical_url: ['incorrectURL'],
      head_code: ['stringLengthTooLong'],
      is_home: ['unknownField'],
    });
    expect(keys({ name: 'A', canonical_url: 'https://a.example/b c' })).toEqual({
      canonical_url: ['notUri'],
    });
    const alternates = [
      { language: 'de', url: 'https://a.example/de/' },
      { language: 'english', url: '' },
      { language: 'fr', url: '/fr/' },
    ];
    expect(keys({ name: 'A', alternates })).toEqual({
      'alternates.1.language': ['valueInvalid'],
      'alternates.1.url': ['isEmpty'],
      'alternates.2.url': ['incorrectURL'],
    });
    const twice = ['de', 'DE'].map((language) => ({ language, url: 'https://a.example/de/' }));
    expect(keys({ name: 'A', alternates: twice })).toEqual({
      'alternates.1.language': ['recordFound'],
    });
    expect(keys({ name: 'a\u0000b' })).toEqual({ name: ['valueInvalid'] });
    expect(keys({ name: '\ud800' })).toEqual({ name: ['valueInvalid'] });
  });
});

describe('accessFault', () => {
  const known = { has_general_password: true, has_own_password: true };
  const locked = { visibility: 'password', ...known } as const;

  it('requires the password that the mode uses', () => {
    const general = { ...locked, password_mode: 'general' } as const;
    expect(accessFault(general)).toBeNull();
    expect(accessFault({ ...general, has_own_password: false })).toBeNull();
    expect(accessFault({ ...general, has_general_password: false })).toBe('generalPasswordMissing');
    const own = { ...locked, password_mode: 'unique' } as const;
    expect(accessFault({ ...own, has_general_password: false })).toBeNull();
    expect(accessFault({ ...own, has_own_password: false })).toBe('ownPasswordMissing');
  });

  it('requires no password for a public page', () => {
    const none = { has_general_password: false, has_own_password: false };
    for (const password_mode of ['general', 'unique'] as const) {
      expect(accessFault({ visibility: 'public', password_mode, ...none })).toBeNull();
    }
  });
});

describe('statusFault', () => {
  it('keeps the home page published, and the open page from becoming a draft', () => {
    const home = { is_home: true, published_at: later };
    expect(statusFault({ ...home, status: 'draft' })).toBe('homePageHidden');
    expect(statusFault({ ...home, status: 'pending' })).toBe('homePageHidden');
    expect(statusFault({ ...home, status: 'future' })).toBe('homePageHidden');
    expect(statusFault({ ...home, status: 'publish' })).toBeNull();
    const open = { is_home: false, is_current: true };
    expect(statusFault({ ...open, status: 'draft' })).toBe('currentPageDraft');
    expect(statusFault({ ...open, status: 'pending' })).toBeNull();
    expect(statusFault({ is_home: false, status: 'draft' })).toBeNull();
  });

  it('requires a date for scheduled pages', () => {
    const page = { is_home: false, status: 'future' } as const;
    expect(statusFault(page)).toBe('publishedAtMissing');
    expect(statusFault({ ...page, published_at: null })).toBe('publishedAtMissing');
    expect(statusFault({ ...page, published_at: noon })).toBeNull();
  });
});

describe('nextStatus', () => {
  it('publishes only scheduled pages whose date has passed', () => {
    const future = { status: 'future', published_at: later } as const;
    expect(nextStatus(future, noon)).toBe('future');
    expect(nextStatus(future, later)).toBe('publish');
    expect(isPublic(future, noon)).toBe(false);
    expect(isPublic(future, later)).toBe(true);
    for (const status of ['draft', 'pending'] as const) {
      expect(nextStatus({ status, published_at: noon }, later)).toBe(status);
    }
    expect(nextStatus({ status: 'future', published_at: null }, later)).toBe('future');
  });
});

describe('visitorGate', () => {
  const request: GateRequest = {
    page: { status: 'publish', published_at: null, visibility: 'public' },
    settings: { under_construction: false, password_protection: false },
    visitor: { is_signed_in: false, knows_site_password: false, knows_page_password: false },
    now: noon,
  };
  const page = (part: Partial<GateRequest['page']>) => ({ page: { ...request.page, ...part } });
  const visitor = (part: Partial<GateRequest['visitor']>) => ({
    visitor: { ...request.visitor, ...part },
  });
  const gate = (part: Partial<GateRequest>) => visitorGate({ ...request, ...part });

  it('shows public pages', () => {
    expect(gate({})).toBe('show');
    expect(gate(page({ status: 'draft' }))).toBe('hidden');
    expect(gate(page({ status: 'pending' }))).toBe('hidden');
    expect(gate(page({ status: 'future', published_at: later }))).toBe('hidden');
    expect(gate(page({ status: 'future', published_at: noon }))).toBe('show');
  });

  it('asks for the passwords', () => {
    const locked = page({ visibility: 'password' });
    expect(gate(locked)).toBe('page_password');
    expect(gate({ ...locked, ...visitor({ knows_page_password: true }) })).toBe('show');
    const settings = { under_construction: false, password_protection: true };
    expect(gate({ settings })).toBe('site_password');
    expect(gate({ settings, ...visitor({ knows_site_password: true }) })).toBe('show');
  });

  it('shows pages under construction only to signed-in users', () => {
    const settings = { under_construction: true, password_protection: true };
    expect(gate({ settings })).toBe('under_construction');
    expect(gate({ settings, ...visitor({ knows_site_password: true }) })).toBe(
      'under_construction',
    );
    expect(
      gate({ settings, ...page({ status: 'draft' }), ...visitor({ is_signed_in: true }) }),
    ).toBe('show');
  });
});
