import { referencesIn } from '@plinth/model';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { emptySite } from '../kit/empty-site.ts';
import { SlideContext, type SlideContextValue } from '../kit/slides/slide-context.ts';
import { findProblems } from '../kit/testing/find-problems.ts';
import { sampleImage } from '../kit/testing/render-view.tsx';
import type { SiteContext } from '../kit/view.ts';
import { checks } from './checks.ts';
import { schema } from './schema.ts';
import { View } from './view.tsx';

type Given = {
  readonly properties?: object;
  readonly captions?: SlideContextValue['captions'];
  readonly ratio?: SlideContextValue['ratio'];
  readonly site?: Partial<SiteContext>;
  readonly text?: string;
};

const original = { desktop: 'original' } as const;

const shown = ({ properties = {}, captions = 'over', ratio = original, site, text }: Given = {}) =>
  renderToStaticMarkup(
    <SlideContext.Provider value={{ captions, ratio, place: 2, count: 3 }}>
      <View
        id="w1"
        properties={schema.properties.parse(properties)}
        data={null}
        scope="content"
        root={{ className: 'root' }}
        editable={() => ({})}
        site={emptySite({ media: () => sampleImage, ...site })}
      >
        {text}
      </View>
    </SlideContext.Provider>,
  );

const image = { image_id: 7 };

test('is a named slide', () => {
  expect(shown()).toContain(
    'role="group" aria-roledescription="VISITOR.SLIDES.SLIDE" aria-label="2 / 3"',
  );
});

test('shows its content over the image in the colors for dark backgrounds, or below it', () => {
  const over = shown({ properties: image, text: 'Dawn' });
  expect(over).toContain('<div class="moto-slide-content moto-tone-inverse">Dawn</div>');
  const below = shown({ properties: image, captions: 'below', text: 'Dawn' });
  expect(below).toContain('<div class="moto-slide-content">Dawn</div>');
  expect(shown({ properties: image, captions: 'none', text: 'Dawn' })).not.toContain('Dawn');
});

test('shows its content alone without an image', () => {
  const html = shown({ captions: 'none', text: 'A quote' });
  expect(html).toContain('<div class="moto-slide-content">A quote</div>');
  expect(html).not.toContain('<img');
  expect(shown()).not.toContain('moto-slide-content');
});

test('links its image, to a file in the lightbox too', () => {
  const linked = { ...image, link: { action: 'home_page' } };
  const link = () => ({ href: '/boats/' });
  expect(shown({ properties: linked, site: { link } })).toContain(
    '<a href="/boats/" class="moto-slide-image">',
  );
  const enlarged = { ...image, link: { action: 'lightbox' } };
  expect(shown({ properties: enlarged })).toContain('href="/uploads/quay.jpg" data-lightbox=');
  const decorative = { ...linked, is_decorative: true };
  expect(shown({ properties: decorative, site: { link } })).toContain('aria-label="/boats/"');
});

test('loads its image eagerly only if it is the first on the page', () => {
  expect(shown({ properties: image })).toContain('loading="lazy"');
  expect(shown({ properties: image, site: { eagerImage: 'w1' } })).toContain(
    'fetchPriority="high"',
  );
});

test('keeps the focal point in view where its image is cropped', () => {
  const site = { media: () => ({ ...sampleImage, focal_point: { x: 30, y: 70 } }) };
  const styled = (ratio: SlideContextValue['ratio']) =>
    shown({ properties: image, ratio, site }).includes('object-position:30% 70%');
  expect(styled({ desktop: '16/9' })).toBe(false);
  expect(styled({ desktop: '16/9', mobile_v: '1/1' })).toBe(true);
  expect(styled(original)).toBe(false);
});

test('declares its image, and is only in sliders and carousels', () => {
  expect(referencesIn(schema.properties, image)).toHaveLength(1);
  expect(schema.parents).toEqual(['slider', 'carousel']);
});

test('refuses an alt text of 10,000 characters at its field, and shows a caption of as many', () => {
  const words = 'word '.repeat(2000).trimEnd();
  const { error } = schema.properties.safeParse({ ...image, alt: words });
  expect(error?.issues.map(({ code, path }) => [code, path])).toEqual([['too_big', ['alt']]]);
  expect(shown({ properties: image, text: words })).toContain(words);
});

test('needs an image with alt text, or any content', () => {
  const found = (properties: object, isBlank = true, alt = '') =>
    findProblems({
      schema,
      checks,
      properties: { ...properties },
      facts: { isBlank: () => isBlank, media: () => ({ ...sampleImage, alt }) },
    });
  expect(found({})).toEqual(['EMPTY']);
  expect(found({}, false)).toEqual([]);
  expect(found(image)).toEqual(['ALT']);
  expect(found(image, true, 'The quay')).toEqual([]);
  expect(found({ ...image, is_decorative: true })).toEqual([]);
});
