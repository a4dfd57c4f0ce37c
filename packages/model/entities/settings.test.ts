import { describe, expect, it } from 'vitest';
import { issueKeys } from '../validate/issue-keys.ts';
import { PasswordChange, ProfileFields } from './profile.ts';
import { SectionFields } from './section.ts';
import { GeneralSettings, pageTitle } from './settings.ts';

const keys = (values: object) => {
  const { error } = GeneralSettings.safeParse(values);
  return error ? issueKeys(error) : {};
};

describe('GeneralSettings', () => {
  it('have a default for every field', () => {
    expect(Object.keys(GeneralSettings.parse({})).sort()).toEqual(
      [
        'site_name',
        'address',
        'favicon_id',
        'default_language',
        'time_zone',
        'back_to_top',
        'under_construction',
        'maintenance_message',
        'popup_error_text',
        'html_lang',
        'password_protection',
        'password',
        'permalinks',
        'suffix',
        'page_title_format',
        'lazy_loading',
        'embed_consent',
      ].sort(),
    );
    expect(GeneralSettings.parse({})).toMatchObject({ lazy_loading: true, time_zone: 'UTC' });
  });

  it.each([
    'http://localhost:3000',
    'https://example.com',
    'http://192.168.1.5',
    'http://[::1]:80',
  ])('accept the address %j', (address) => expect(keys({ address })).toEqual({}));

  it.each([
    'example.com',
    'ftp://example.com',
    'https://example.com/',
    'https://example.com/x',
    'https://user@example.com',
    `https://${'a'.repeat(64)}.de`,
    'https://a b',
    'https://a.test:99999',
    'http://256.256.256.256',
  ])('refuse the address %j', (address) => {
    expect(keys({ address })).toEqual({ address: ['incorrectURL'] });
  });

  it.each(['en', 'pt-BR', 'zh-Hant-TW', 'de-1996', 'es-419'])('accept the language %j', (tag) =>
    expect(keys({ html_lang: tag })).toEqual({}),
  );

  // `Intl` throws on them, and with it every page that shows a date.
  it.each(['en-USA', 'de-GER', 'de-DE-DE', 'en-12', 'aa-bbbb-cccc', 'en_US'])(
    'refuse the language %j',
    (tag) => expect(keys({ html_lang: tag })).toEqual({ html_lang: ['valueInvalid'] }),
  );

  it('reject unknown options', () => {
    expect(keys({ time_zone: 'Europe/Berlin', html_lang: 'pt-BR' })).toEqual({});
    expect(
      keys({ time_zone: 'Mars/Base', html_lang: 'en"', default_language: 'xx_XX', foo: 1 }),
    ).toEqual({
      time_zone: ['valueInvalid'],
      html_lang: ['valueInvalid'],
      default_language: ['valueInvalid'],
      foo: ['unknownField'],
    });
    expect(keys({ site_name: ' ', maintenance_message: 'x'.repeat(5001) })).toEqual({
      site_name: ['isEmpty'],
      maintenance_message: ['stringLengthTooLong'],
    });
  });
});

describe('pageTitle', () => {
  it('has three formats', () => {
    expect(pageTitle('title', 'About', 'Harbor')).toBe('About');
    expect(pageTitle('title_site', 'About', 'Harbor')).toBe('About | Harbor');
    expect(pageTitle('site_title', 'About', 'Harbor')).toBe('Harbor | About');
    expect(pageTitle('title_site', '', 'Harbor')).toBe('Harbor');
  });
});

describe('PasswordChange', () => {
  it('requires a confirmed password of 8 to 128 characters', () => {
    const change = { current_password: 'old', password: 'new-secret', confirm: 'new-secret' };
    expect(PasswordChange.safeParse(change).success).toBe(true);
    const other = PasswordChange.safeParse({ ...change, confirm: 'new-secre' });
    expect(other.error && issueKeys(other.error)).toEqual({ confirm: ['notSame'] });
    const short = PasswordChange.safeParse({ ...change, password: 'short', confirm: 'short' });
    expect(short.error && issueKeys(short.error)).toEqual({ password: ['stringLengthTooShort'] });
  });
});

describe('other records', () => {
  it('have limits', () => {
    expect(ProfileFields.safeParse({ name: 'x'.repeat(101), email: 'a@b.de' }).success).toBe(false);
    expect(ProfileFields.parse({ name: 'Ann', email: 'a@b.de' }).language).toBe('en_US');
    expect(SectionFields.parse({ name: 'Header' })).toEqual({
      name: 'Header',
      kind: 'content',
      is_sticky_footer: false,
      locked: [],
    });
  });
});
