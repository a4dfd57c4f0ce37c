import { expect, test } from 'vitest';
import { hostedAudio } from './audio-url.ts';
import { embedUrl } from './embed-kinds.ts';

const issues = (text: string) =>
  embedUrl('audio')
    .safeParse(text)
    .error?.issues.map(({ message }) => message) ?? [];

const API = 'https://api.soundcloud.com';
const SITE = 'https://soundcloud.com';

test.each([
  ['123456', 'track', `${API}/tracks/123456`],
  [`${SITE}/merrow/low-tide?si=x#t=1:00`, 'track', `${SITE}/merrow/low-tide`],
  [`http://m.soundcloud.com/merrow/low-tide/`, 'track', `${SITE}/merrow/low-tide`],
  [`${SITE}/merrow/low-tide/s-aBc1`, 'track', `${SITE}/merrow/low-tide/s-aBc1`],
  [`${SITE}/merrow/sets/harbor`, 'set', `${SITE}/merrow/sets/harbor`],
  [`${SITE}/merrow/sets/harbor/s-aBc1`, 'set', `${SITE}/merrow/sets/harbor/s-aBc1`],
  [`${SITE}/merrow`, 'user', `${SITE}/merrow`],
  [`${SITE}/merrow/tracks`, 'user', `${SITE}/merrow`],
  [`${API}/playlists/9`, 'set', `${API}/playlists/9`],
  [
    'https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/12&color=%23ff5500',
    'track',
    `${API}/tracks/12`,
  ],
  [
    'https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/soundcloud%253Atracks%253A12&auto_play=true',
    'track',
    `${API}/tracks/12`,
  ],
])('%s leads to a %s', (text, kind, url) => {
  expect(hostedAudio(text)).toEqual({ kind, url });
  expect(issues(text)).toEqual([]);
});

test.each([
  `${SITE}/`,
  `${SITE}/discover`,
  `${SITE}/search?q=harbor`,
  `${SITE}/merrow/low%20tide`,
  'https://on.soundcloud.com/aBc1',
  'https://open.spotify.com/track/1',
  'https://soundcloud.com.example.com/merrow/low-tide',
  'https://w.soundcloud.com/player/?url=https%3A//example.com/1',
  'https://w.soundcloud.com/player/?url=%',
  '1'.repeat(16),
  'abc',
  '12a',
])('%s leads to nothing on SoundCloud', (text) => {
  expect(issues(text)).toEqual(['valueInvalid']);
});

test('other text is no URL', () => {
  for (const text of ['', 'low tide', 'javascript:alert(1)'])
    expect(issues(text), text).toEqual(['incorrectURL']);
});
