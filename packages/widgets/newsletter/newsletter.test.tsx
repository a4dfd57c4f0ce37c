import { expect, test } from 'vitest';
import { renderView } from '../kit/testing/render-view.tsx';
import { schema } from './schema.ts';
import { View } from './view.tsx';

const show = (properties: { readonly [name: string]: unknown } = {}, site = {}) =>
  renderView({ schema, View, properties, site });

test('asks for an email, and for what the owner wants to know', () => {
  const short = show();
  expect(short).toContain('<input type="hidden" name="_form" value="content-w1"/>');
  expect(short).toMatch(/type="email"[^>]* name="email_/);
  expect(short).not.toMatch(/name="(?:name|agreement)_/);
  const whole = show({ has_name: true, has_agreement: true, agreement_label: 'Yes, please' });
  expect(whole).toMatch(/name="name_.*name="email_.*name="agreement_.*>Yes, please</s);
});

test('says that the visitor is on the list', () => {
  const reply = { form: 'content-w1', values: {}, issues: {}, failure: 'already' as const };
  const html = show({ already_text: 'We know you' }, { formReply: reply });
  expect(html).toContain('role="alert">We know you<');
});

test('is only a button on the page of a link in an email', () => {
  const html = show({}, { subscriptionStep: 'unsubscribe' as const });
  expect(html).toMatch(
    /<form[^>]* method="post"><button type="submit">VISITOR\.NEWSLETTER\.UNSUBSCRIBE</,
  );
  expect(html).not.toContain('<input');
});

test('what people agree to can be a link', () => {
  const agreement_link = { action: 'url', url: 'https://example.com/privacy' };
  const properties = { has_agreement: true, agreement_link_text: 'Privacy policy', agreement_link };
  const site = { link: () => ({ href: '/privacy/' }) };
  const link = '</span> <a href="/privacy/">Privacy policy</a>';
  expect(renderView({ schema, View, properties, site })).toContain(link);
  const without = { ...properties, has_agreement: false };
  expect(renderView({ schema, View, properties: without, site })).not.toContain('Privacy');
});
