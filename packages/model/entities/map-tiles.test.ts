import { expect, test } from 'vitest';
import { TileUrl, tileUrl } from './map-tiles.ts';

const issues = (url: string) =>
  TileUrl.safeParse(url).error?.issues.map(({ message }) => message) ?? [];

test('the URL of map tiles has a zoom, a column, and a row', () => {
  const template = 'https://tiles.example.com/{z}/{x}/{y}.png?key=a&z={z}';
  expect(issues(template)).toEqual([]);
  expect(tileUrl(template, { x: 5, y: 6, z: 14 })).toBe(
    'https://tiles.example.com/14/5/6.png?key=a&z=14',
  );
  expect(issues('')).toEqual([]);
  expect(issues('http://127.0.0.1:8080/{z}/{x}/{y}.png')).toEqual([]);
});

test.each([
  'https://tiles.example.com/{x}/{y}.png',
  'https://tiles.example.com/{z}/{y}.png',
  'https://tiles.example.com/{z}/{x}.png',
  'https://{s}.tiles.example.com/{z}/{x}/{y}.png',
  'https://{x}.example.com/{z}/{x}/{y}.png',
  'https://tiles.example.com/{z}/{x}/{y}{r}.png',
  'http://tiles.example.com/{z}/{x}/{y}.png',
  'https://10.0.0.7/{z}/{x}/{y}.png',
  'https://[fd00::1]/{z}/{x}/{y}.png',
  'https://user:secret@tiles.example.com/{z}/{x}/{y}.png',
  'http://127.0.0.1.example.com/{z}/{x}/{y}.png',
  'file:///{z}/{x}/{y}.png',
  'tiles',
])('refuses %s', (template) => {
  expect(issues(template)).toEqual(['incorrectURL']);
});
