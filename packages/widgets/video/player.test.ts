import { expect, test } from 'vitest';
import { playerOf } from './player.ts';
import { schema } from './schema.ts';

const player = (properties: object) => playerOf(schema.properties.parse(properties) as never);
const source = (properties: object) => new URL(player(properties).src);

const YOUTUBE = 'https://www.youtube.com/watch?v=aBcdeFGH_-1';
const VIMEO = 'https://vimeo.com/76979871/8272103f6e';

test('plays a video from YouTube without tracking, unless set otherwise', () => {
  expect(player({ url: YOUTUBE })).toMatchObject({
    service: { id: 'youtube', name: 'YouTube' },
    src: 'https://www.youtube-nocookie.com/embed/aBcdeFGH_-1?rel=0',
    play: 'autoplay=1',
  });
  expect(source({ url: YOUTUBE, is_private: false }).hostname).toBe('www.youtube.com');
});

test('plays a video from Vimeo, also one that is not listed', () => {
  expect(player({ url: VIMEO })).toMatchObject({
    service: { id: 'vimeo', name: 'Vimeo' },
    src: 'https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1',
  });
  expect(source({ url: VIMEO, is_private: false }).searchParams.has('dnt')).toBe(false);
});

test('passes settings to the players', () => {
  const settings = { is_muted: true, is_looped: true, has_controls: false, start: 5, end: 65 };
  expect(source({ url: YOUTUBE, ...settings }).search).toBe(
    '?rel=0&start=5&end=65&mute=1&loop=1&playlist=aBcdeFGH_-1&controls=0',
  );
  expect(source({ url: VIMEO, ...settings }).search).toBe(
    '?h=8272103f6e&dnt=1&muted=1&loop=1&controls=0&start_time=5&end_time=65',
  );
});

test.each([
  ['t=90', '90'],
  ['t=1m30s', '90'],
  ['start=1h0m5s', '3605'],
  ['t=abc', null],
])('starts where the shared URL does: %s', (parameter, start) => {
  expect(source({ url: `${YOUTUBE}&${parameter}` }).searchParams.get('start')).toBe(start);
  const own = source({ url: `${YOUTUBE}&${parameter}`, start: 7 });
  expect(own.searchParams.get('start')).toBe('7');
});

test('starts by itself only muted, and only if it loads at once', () => {
  const alone = source({ url: YOUTUBE, is_autoplay: true, is_click_to_load: false }).searchParams;
  expect([alone.get('autoplay'), alone.get('mute')]).toEqual(['1', '1']);
  const clicked = source({ url: YOUTUBE, is_autoplay: true }).searchParams;
  expect([clicked.get('autoplay'), clicked.get('mute')]).toEqual([null, null]);
});

test('other services are framed as they say, or by the URL', () => {
  const url = 'https://www.video.example/w/1';
  const frame_url = 'https://player.video.example/1';
  expect(player({ url })).toMatchObject({
    service: { id: 'video.example', name: 'video.example' },
    src: url,
  });
  expect(player({ url, found: { url, frame_url } }).src).toBe(frame_url);
  expect(player({ url, found: { url: `${url}2`, frame_url } }).src).toBe(url);
});
