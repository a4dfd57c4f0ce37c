import { expect, test } from 'vitest';
import { embedUrl } from './embed-kinds.ts';
import { hostedTimeline } from './timeline-url.ts';

const issues = (text: string) =>
  embedUrl('timeline')
    .safeParse(text)
    .error?.issues.map(({ message }) => message) ?? [];

test.each([
  ['https://x.com/merrow_lind', 'timeline-profile/screen-name/merrow_lind', 'merrow_lind'],
  ['http://mobile.twitter.com/merrow?lang=de', 'timeline-profile/screen-name/merrow', 'merrow'],
  ['https://www.twitter.com/merrow/media/', 'timeline-profile/screen-name/merrow', 'merrow'],
  ['https://x.com/i/lists/1431748439818346496', 'timeline-list/list-id/1431748439818346496', ''],
  [
    'https://twitter.com/merrow/lists/harbor-news',
    'timeline-list/screen-name/merrow/slug/harbor-news',
    'merrow/lists/harbor-news',
  ],
])('%s leads to a timeline', (text, frame, path) => {
  const url = `https://x.com/${path || 'i/lists/1431748439818346496'}`;
  expect(hostedTimeline(text)).toEqual({ frame, url });
  expect(issues(text)).toEqual([]);
});

test.each([
  '345678901234567890',
  'https://x.com/',
  'https://x.com/home',
  'https://x.com/i/lists/harbor',
  'https://x.com/merrow/status/1431748439818346496',
  'https://x.com/merrow-lind',
  'https://x.com/a_name_that_is_too_long',
  'https://x.com.example.com/merrow',
  'https://bsky.app/profile/merrow',
])('%s leads to no timeline', (text) => {
  expect(issues(text)).toEqual(['valueInvalid']);
});
