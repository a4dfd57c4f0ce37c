import { expect, test } from 'vitest';
import { mailHtml } from './html.ts';

const brand = { site: 'Salt & Sons', color: '#004488', logo: null };

test('paragraphs, lines, and links of a mail are kept', () => {
  const text = 'Hello,\n\nopen this:\nhttps://example.com/?a=1&b=2';
  const html = mailHtml({ text, language: 'pt_BR', brand });
  expect(html).toContain('<html lang="pt-BR">');
  expect(html.match(/<p /g)).toHaveLength(2);
  expect(html).toContain('open this:<br><a href="https://example.com/?a=1&amp;b=2"');
  expect(html).toContain('background:#004488;color:#ffffff">Salt &amp; Sons</div>');
});

test('HTML in a value stays text', () => {
  const text = '<img src=x onerror=alert(1)>\n\njavascript:alert(1)\n\nhttps://a.test/"><b>';
  const html = mailHtml({ text, language: 'en_US', brand: { ...brand, site: '<i>Salt</i>' } });
  expect(html).not.toMatch(/<img|<b>|<i>|href="javascript/);
});

test('a logo takes the place of the name', () => {
  const logo = 'https://example.com/uploads/logo.png';
  const html = mailHtml({ text: 'Hello', language: 'en_US', brand: { ...brand, logo } });
  expect(html).toContain(`<img src="${logo}" alt="Salt &amp; Sons"`);
});
