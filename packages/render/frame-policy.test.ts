import type { WidgetNode } from '@plinth/model';
import { expect, test } from 'vitest';
import { framePolicy } from './frame-policy.ts';

const node = (widget: string, children: readonly WidgetNode[] = []): WidgetNode => ({
  ...{ id: widget, widget, properties: {}, children },
});

const frame = (src: string) => `<iframe class="moto-embed-frame" title="x" src="${src}"></iframe>`;

const policy = (html: string, widget = 'text', code = '') =>
  framePolicy({ trees: [node('section', [node('row', [node(widget)])])], html, code });

test('a page without embeds allows no frames', () => {
  expect(policy('<p>https://tube.example/</p>')).toBe("frame-src 'none'");
});

test('allows exactly the hosts of its embeds, also of those that load after a click', () => {
  const html = `${frame('https://tube.example/1?a')}<template>${frame('https://maps.example:8443/')}</template>${frame('https://tube.example/2')}`;
  expect(policy(html)).toBe('frame-src https://maps.example:8443 https://tube.example');
});

test.each(['https://a.test;script-src;style-src/x', 'https://*.evil.test/x', 'https://a,b.test/x'])(
  'no other directive or host comes from %s',
  (src) => {
    expect(policy(frame(src))).toBe("frame-src 'none'");
  },
);

test('hosts in other scripts are allowed as browsers request them', () => {
  expect(policy(frame('https://пример.рф/'))).toBe('frame-src https://xn--e1afmkfd.xn--p1ai');
});

test("the owner's iframes and code can lead anywhere", () => {
  expect(policy('', 'iframe')).toBeNull();
  expect(policy('', 'html_embed')).toBeNull();
  expect(policy('', 'text', '<script>1</script>')).toBeNull();
});
