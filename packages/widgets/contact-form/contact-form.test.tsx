import { expect, test } from 'vitest';
import { renderView } from '../kit/testing/render-view.tsx';
import { schema } from './schema.ts';
import { View } from './view.tsx';

const show = (properties: { readonly [name: string]: unknown }, site = {}) =>
  renderView({ schema, View, properties, site });

test('works without a script: a form with labels, and an anchor that says it was sent', () => {
  const html = show({});
  expect(html).toContain('encType="multipart/form-data" method="post"');
  expect(html).toContain('<input type="hidden" name="_form" value="content-w1"/>');
  const id = /<label for="([^"]+)"><span>VISITOR.CONTACT_FORM.FIELD.EMAIL<\/span>/.exec(html)?.[1];
  expect(html).toMatch(new RegExp(`<input id="${id}" [^>]* type="email"[^>]* name="email_`));
  expect(html).toContain(`aria-describedby="${id}-issue"`);
  expect(html).toContain(' autoComplete="email"');
  expect(html).toContain('id="content-w1-sent" role="status"');
});

test('never has the recipients, nor the webhook', () => {
  expect(show({ recipients: 'secret@example.com' })).not.toContain('secret');
  expect(show({ webhook_url: 'https://secret.example/' })).not.toContain('secret');
});

test('refuses recipients that are no emails', () => {
  const issues = (recipients: string) =>
    schema.saveIssues?.(schema.properties.parse({ recipients }) as never);
  expect(issues('a@example.com, b@example.com')).toEqual([]);
  const issue = { path: 'recipients', key: 'emailAddressInvalidHostname' };
  expect(issues('a@example.com, b')).toEqual([issue]);
  expect(issues(Array(11).fill('a@example.com').join())).toEqual([issue]);
});

test('has at most 50 fields', () => {
  const fields = (count: number) => ({ fields: Array.from({ length: count }, () => ({})) });
  expect(schema.properties.safeParse(fields(50)).success).toBe(true);
  expect(schema.properties.safeParse(fields(200)).success).toBe(false);
});

test('shows what the visitor typed, and what is wrong with it', () => {
  const fields = [
    { type: 'email', label: 'Email' },
    { type: 'message', label: 'Message' },
  ];
  const name = (type: string) => new RegExp(`name="(${type}_[^"]+)"`).exec(show({ fields }))?.[1];
  const formReply = {
    form: 'content-w1',
    values: { [name('email') ?? '']: 'ada@', [name('message') ?? '']: 'a < b' },
    issues: { [name('email') ?? '']: 'email' as const },
    failure: 'too_many' as const,
  };
  const html = show({ fields, email_text: 'No email' }, { formReply });
  expect(html).toContain('value="ada@"');
  expect(html).toContain('a &lt; b</textarea>');
  expect(html).toMatch(/aria-invalid="true".*>No email</);
  expect(html).toContain('>VISITOR.FORM.TOO_MANY</div>');
  expect(show({ fields }, { formReply: { ...formReply, form: 'footer-w1' } })).not.toContain(
    'ada@',
  );
});

test('an agreement has a link after its text, and only a text while the page is hidden', () => {
  const link = { action: 'url', url: 'https://example.com/privacy' };
  const agreement = { type: 'agreement', label: 'I agree to the', link_text: 'Privacy <policy>' };
  const site = (href: string | null) => ({ link: () => href && { href } });
  const html = show({ fields: [{ ...agreement, link }] }, site('/privacy/'));
  expect(html).toContain(
    '<span>I agree to the</span> <a href="/privacy/">Privacy &lt;policy&gt;</a>',
  );
  const hidden = show({ fields: [{ ...agreement, link }] }, site(null));
  expect(hidden).toContain('<span>I agree to the</span> Privacy &lt;policy&gt;');
  expect(show({ fields: [{ type: 'text', label: 'A', link_text: 'B' }] })).not.toContain('B<');
  const evil = { action: 'url', url: 'javascript:alert(1)' };
  expect(schema.properties.safeParse({ fields: [{ ...agreement, link: evil }] }).success).toBe(
    false,
  );
});
