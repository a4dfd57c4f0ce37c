import { expect, test } from './support/journey.ts';
import { shiftOf } from './support/layout-shift.ts';
import { SCREENS } from './support/screens.ts';

test('no screen, editor or starter page shifts its layout while loading', {
  tag: '@endurance',
}, async ({ signedIn: page, product }) => {
  for (const path of SCREENS)
    expect(await shiftOf(page, `${product.url}/admin/#!${path}`), path).toBeLessThan(0.05);
  expect(await shiftOf(page, `${product.url}/admin/#!/pages/1/design/`), 'editor').toBeLessThan(
    0.05,
  );
  for (const path of ['/', '/services/', '/about/', '/contact/'])
    expect(await shiftOf(page, product.url + path), path).toBeLessThan(0.05);
});
