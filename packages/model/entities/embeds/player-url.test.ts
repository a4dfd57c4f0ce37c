import { expect, test } from 'vitest';
import { videoPlayerUrl } from './player-url.ts';

const YOUTUBE = 'https://www.youtube-nocookie.com/embed';

test.each([
  ['https://www.youtube.com/watch?v=aBcdeFGH_-1', `${YOUTUBE}/aBcdeFGH_-1`],
  ['https://youtu.be/aBcdeFGH_-1?t=1m30s', `${YOUTUBE}/aBcdeFGH_-1?start=90`],
  ['https://m.youtube.com/shorts/aBcdeFGH_-1', `${YOUTUBE}/aBcdeFGH_-1`],
  [
    'https://www.youtube.com/watch?v=aBcdeFGH_-1&list=PLaBcdeFGH_12',
    `${YOUTUBE}/aBcdeFGH_-1?list=PLaBcdeFGH_12`,
  ],
  [
    'https://www.youtube.com/playlist?list=PLaBcdeFGH_12',
    `${YOUTUBE}/videoseries?list=PLaBcdeFGH_12`,
  ],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://vimeo.com/76979871/0a1b2c3d4e', 'https://player.vimeo.com/video/76979871?h=0a1b2c3d4e'],
  [
    'https://www.dailymotion.com/video/x8abcde',
    'https://geo.dailymotion.com/player.html?video=x8abcde',
  ],
  ['https://dai.ly/x8abcde', 'https://geo.dailymotion.com/player.html?video=x8abcde'],
  ['https://www.loom.com/share/0a1b2c3d', 'https://www.loom.com/embed/0a1b2c3d'],
  ['https://www.ted.com/talks/a_boat', 'https://embed.ted.com/talks/a_boat'],
])('the player of %s', (url, player) => {
  expect(videoPlayerUrl(url)).toBe(player);
  expect(videoPlayerUrl(player)).toBeNull();
});

test.each([
  'https://www.youtube.com/embed/aBcdeFGH_-1?start=5',
  'https://player.vimeo.com/video/76979871',
  'https://www.youtube.com/@harbor',
  'https://vimeo.com/harbor',
  'https://example.com/watch?v=aBcdeFGH_-1',
  'javascript:alert(1)',
  '',
])('%j stays', (url) => expect(videoPlayerUrl(url)).toBeNull());
