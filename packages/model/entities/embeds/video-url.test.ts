import { expect, test } from 'vitest';
import { embedUrl } from './embed-kinds.ts';
import { hostedVideo } from './video-url.ts';

const VideoUrl = embedUrl('video');

const issues = (url: string) =>
  VideoUrl.safeParse(url).error?.issues.map(({ message }) => message) ?? [];

test.each([
  'https://www.youtube.com/watch?v=aBcdeFGH_-1&t=42',
  'https://m.youtube.com/watch?app=m&v=aBcdeFGH_-1',
  'http://youtu.be/aBcdeFGH_-1?si=x',
  'https://youtube.com/shorts/aBcdeFGH_-1',
  'https://www.youtube.com/live/aBcdeFGH_-1?feature=share',
  'https://www.youtube-nocookie.com/embed/aBcdeFGH_-1?rel=0',
])('%s is a video on YouTube', (url) => {
  expect(hostedVideo(url)).toEqual({ service: 'youtube', id: 'aBcdeFGH_-1' });
  expect(issues(url)).toEqual([]);
});

test.each([
  ['https://vimeo.com/76979871', ''],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', '8272103f6e'],
  ['https://vimeo.com/76979871/8272103f6e', '8272103f6e'],
  ['https://vimeo.com/channels/staffpicks/76979871/', ''],
  ['https://vimeo.com/groups/shortfilms/videos/76979871', ''],
])('%s is a video on Vimeo', (url, key) => {
  expect(hostedVideo(url)).toEqual({ service: 'vimeo', id: '76979871', ...(key && { key }) });
  expect(issues(url)).toEqual([]);
});

test.each([
  'https://www.youtube.com/@harbor',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/playlist?list=PLx',
  'https://youtu.be/',
  'https://vimeo.com/harbor',
])('%s leads to no video', (url) => {
  expect(hostedVideo(url)).toBeNull();
  expect(issues(url)).toEqual(['valueInvalid']);
});

test('other services are embedded by their URL', () => {
  expect(issues('https://video.example.com/w/1')).toEqual([]);
  expect(hostedVideo('https://notyoutube.com/watch?v=aBcdeFGH_-1')).toBeNull();
  for (const url of ['javascript:alert(1)', '/own.mp4', '//video.example.com/1', ''])
    expect(issues(url), url).toEqual(['incorrectURL']);
});
