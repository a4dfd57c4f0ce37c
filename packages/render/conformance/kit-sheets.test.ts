import type { Properties } from '@plinth/model';
import { CLIENTS, KIT_CSS, loadWidgets, WIDGETS } from '@plinth/widgets';
import { beforeAll, expect, test } from 'vitest';
import { contentSheets, sheetNames } from '../page-styles.ts';
import { allControlsSet } from './sample-properties.ts';

beforeAll(() => loadWidgets());

test('each stylesheet of the kit is on the pages that need it', () => {
  const documents = [...WIDGETS.keys()].map((widget) => ({
    scope: 'content' as const,
    tree: { id: 'w', widget, properties: allControlsSet(widget) as Properties, children: [] },
  }));
  const html =
    '<li class="moto-menu-parent"><a class="moto-column-link"><b style="--font-size-tablet:2rem">';
  const loaded = sheetNames(documents, [...Object.keys(CLIENTS), ...contentSheets(html)]).map(
    (name) => name.replace(/^kit-/, ''),
  );
  // The reset is in a layer of its own, and backgrounds need an image.
  expect([...loaded, 'reset', 'background']).toEqual(expect.arrayContaining(Object.keys(KIT_CSS)));
});
