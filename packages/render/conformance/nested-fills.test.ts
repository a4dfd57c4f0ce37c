import { KIT_CSS } from '@plinth/widgets';
import type { SiteMedia } from '@plinth/widgets/kit';
import { expect, test } from 'vitest';
import { nodeRules, renderDocument } from '../index.ts';
import { sheetNames } from '../page-styles.ts';
import { ruleText } from '../rules.ts';
import { sampleSite } from './sample-site.ts';

const FILES: { readonly [id: number]: Partial<SiteMedia> } = {
  1: { url: '/uploads/around.jpg', focal_point: { x: 20, y: 80 } },
  2: { url: '/uploads/within.jpg', focal_point: { x: 50, y: 50 } },
};

const image = (id: string, properties: object) => ({
  ...{ id, widget: 'image', children: [] },
  properties: properties as never,
});

/** An accordion with a picture behind it, and images in it. */
const tree = {
  ...{ id: 'a1', widget: 'accordion', properties: { frame: { fill: { image_id: 1 } } } },
  children: [
    {
      ...{ id: 'i1', widget: 'accordion_item', properties: {} },
      children: [
        image('own', { frame: { fill: { image_id: 2 } } }),
        image('deleted', { frame: { fill: { image_id: 3 } } }),
        image('none', {}),
      ],
    },
  ],
};

const site = () => {
  const sample = sampleSite();
  const media = sample.media(7) as SiteMedia;
  return {
    ...sample,
    media: (id: number) => (FILES[id] ? { ...media, sources: [], ...FILES[id] } : null),
  };
};

const html = () => renderDocument({ tree, scope: 'content', site: site() }).html;

test('an image within a fill has its own picture and focus, or none', () => {
  const styles = [...html().matchAll(/style="(--moto-fill[^"]*)"/g)].map(([, style]) => style);
  expect(styles).toEqual([
    '--moto-fill:url(/uploads/around.jpg);--moto-fill-focus:20% 80%',
    '--moto-fill:url(/uploads/within.jpg);--moto-fill-focus:50% 50%',
    '--moto-fill:none',
  ]);
});

test('a fill of a preset does not take the picture around it', () => {
  expect(sheetNames([{ tree, scope: 'content' }], [])).toContain('kit-fill');
  const plain = { ...tree, properties: {}, children: [] };
  expect(sheetNames([{ tree: plain, scope: 'content' }], [])).not.toContain('kit-fill');
  for (const name of ['--moto-fill', '--moto-fill-focus']) {
    const rule = new RegExp(`@property ${name} ?\\{\\s*syntax: ?"\\*"; ?inherits: ?false;?\\}`);
    expect(KIT_CSS.fill).toMatch(rule);
  }
});

test.each(['button', 'back_to_top'])('the part of a %s takes the picture of its root', (widget) => {
  const rulesOf = (fill: object) =>
    nodeRules({ id: 'w1', widget, properties: { fill } as never }, 'content')
      .map(ruleText)
      .join('');
  expect(rulesOf({ image_id: 1 })).toMatch(/--moto-fill:inherit;--moto-fill-focus:inherit/);
  expect(rulesOf({ repeat: 'x' })).not.toContain('inherit');
});
