import { expect, test } from 'vitest';
import { coordinatesText, parseCoordinates } from './coordinates-text.ts';

test.each([
  ['53.543600, 9.98850', 53.5436, 9.9885],
  [' (-33.8568 151.2153) ', -33.8568, 151.2153],
  ['0;0', 0, 0],
  ['https://www.openstreetmap.org/?mlat=53.5436&mlon=9.9885#map=15/53.5/9.9', 53.5436, 9.9885],
  ['https://www.openstreetmap.org/#map=15.5/53.5436/9.9885', 53.5436, 9.9885],
  ['https://www.google.com/maps/place/X/@53.5,9.9,17z/data=!3d53.5436!4d9.9885', 53.5436, 9.9885],
  ['https://www.google.com/maps/@53.5436,9.9885,15z', 53.5436, 9.9885],
  ['https://maps.google.com/?q=53.5436,9.9885', 53.5436, 9.9885],
  ['https://www.google.com/maps/search/?api=1&query=53.5436%2C9.9885', 53.5436, 9.9885],
  [
    '<iframe src="https://www.google.com/maps/embed?pb=!1m1!2d9.9885!3d53.5436!2m3">',
    53.5436,
    9.9885,
  ],
  ['\u202a53.5436, 9.9885\u202c', 53.5436, 9.9885],
  ['\u221233.8568°, 151.2153°', -33.8568, 151.2153],
  ['geo:53.5436,9.9885', 53.5436, 9.9885],
])('reads coordinates from %s', (text, lat, lng) => {
  expect(parseCoordinates(text)).toEqual({ lat, lng });
});

test.each(['', 'Quay 1, Bristol', '91, 0', '0, 181', '53.5', '1, 2, 3'])(
  'finds none in “%s”',
  (text) => expect(parseCoordinates(text)).toBeNull(),
);

test('are written as they are read', () => {
  expect(coordinatesText({ lat: -33.8568, lng: 151.2153 })).toBe('-33.8568, 151.2153');
});
