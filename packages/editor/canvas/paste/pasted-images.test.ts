import { expect, test } from 'vitest';
import { fileOfDataUrl } from './pasted-images.ts';

test('images in data URLs become files', async () => {
  const file = fileOfDataUrl(`data:image/png;base64,${btoa('pixels')}`, 'image-1');
  expect(file).toMatchObject({ name: 'image-1.png', type: 'image/png' });
  expect(await file?.text()).toBe('pixels');
});

test.each([
  'https://example.com/a.png',
  'data:text/html;base64,PGI+',
  'data:image/svg+xml;base64,PGI+',
  'data:image/png;base64,=broken=',
  'data:image/png,plain',
])('%s is no file', (url) => {
  expect(fileOfDataUrl(url, 'image')).toBeNull();
});
