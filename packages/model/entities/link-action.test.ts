import { describe, expect, it } from 'vitest';
import { LinkAction } from './link-action.ts';

describe('LinkAction', () => {
  it.each([
    { action: 'none' },
    { action: 'home_page' },
    { action: 'page', page_id: 3, anchor: 'prices', target: '_blank', is_nofollow: true },
    { action: 'anchor', anchor: 'top' },
    { action: 'url', url: 'https://example.com', title: 'Example' },
    { action: 'url', url: 'sms:+491701234567' },
    { action: 'url', url: 'webcal://example.com/dates.ics' },
    { action: 'url', url: 'tel:0301234567' },
    { action: 'mail', email: 'a@example.com', subject: 'Hello' },
    { action: 'call', phone: '+112233445566' },
    { action: 'call', phone: '+112233445566;ext=4' },
    { action: 'file', file_id: 1, is_download: true, file_name: 'Price list.pdf' },
    { action: 'lightbox' },
    { action: 'lightbox', image_id: 5 },
    { action: 'popup', popup_id: 2 },
    { action: 'blog.index' },
    { action: 'blog.post', post_id: 9 },
  ])('accepts %j', (link) => expect(LinkAction.parse(link)).toEqual(link));

  it.each([
    { action: 'explode' },
    {},
    { action: 'none', url: 'https://example.com' },
    { action: 'page' },
    { action: 'page', page_id: 0 },
    { action: 'page', page_id: '3' },
    { action: 'url', url: 'javascript:alert(1)' },
    { action: 'url', url: 'java\tscript:alert(1)' },
    { action: 'url', url: 'vbscript:msgbox(1)' },
    { action: 'url', url: 'sms:' },
    { action: 'url', url: "tel:1'2" },
    { action: 'url', url: `https://example.com/${'x'.repeat(2048)}` },
    { action: 'url', url: '/x', target: '_top' },
    { action: 'mail', email: 'nobody' },
    { action: 'call', phone: '112233445566' },
    { action: 'file', file_id: 1, file_name: 'no-extension' },
    { action: 'file', file_id: 1, file_name: '../x.pdf' },
    { action: 'file', file_id: 1, file_name: 'a\r\nb.pdf' },
    { action: 'anchor', anchor: '#top' },
  ])('rejects %j', (link) => expect(LinkAction.safeParse(link).success).toBe(false));
});
