import { expect, test } from 'vitest';
import { renderView } from '../kit/testing/render-view.tsx';
import { schema } from './schema.ts';
import { View } from './view.tsx';

const show = (properties: { readonly [name: string]: unknown } = {}, site = {}) =>
  renderView({ schema, View, properties, site });

test('sends the password to the page that was asked for, without a script too', () => {
  const html = show();
  expect(html).toMatch(/<form class="moto-form" data-form="[^"]*" method="post">/);
  expect(html).toContain('<label for="content-w1-password"><span>VISITOR.PASSWORD_FORM.LABEL<');
  expect(html).toMatch(/<input id="content-w1-password"[^>]* type="password"[^>]* name="password"/);
  expect(html).not.toContain('action=');
});

test('opens a page of the owner’s choice, but never another website', () => {
  const link = (action: object) => ({ link: action });
  const site = { link: () => ({ href: '/members/' }) };
  expect(show(link({ action: 'page', page_id: 4 }), site)).toContain('action="/members/"');
  const elsewhere = link({ action: 'url', url: 'https://example.com/' });
  expect(show(elsewhere, site)).not.toContain('action=');
  const properties = schema.properties.parse(elsewhere);
  expect(schema.saveIssues?.(properties as never)).toEqual([{ path: 'link', key: 'valueInvalid' }]);
});

test('says what is wrong in the owner’s words', () => {
  const texts = { wrong_text: 'Not that one' };
  expect(show(texts)).not.toContain('>Not that one<');
  const wrong = show(texts, { askedPassword: 'wrong' });
  expect(wrong).toContain('aria-invalid="true"');
  expect(wrong).toContain('role="alert">Not that one<');
  const tooMany = show(texts, { askedPassword: 'too_many' });
  expect(tooMany).toContain('role="alert">VISITOR.FORM.TOO_MANY<');
  expect(tooMany).not.toContain('aria-invalid');
});
