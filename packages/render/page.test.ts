import { FactSettings, type LayeredBackground, type WidgetNode } from '@plinth/model';
import { emptySite, type SiteContext, type SiteMedia } from '@plinth/widgets/kit';
import { describe, expect, test } from 'vitest';
import {
  buildHead,
  type PageFacts,
  type PageSite,
  pageTitle,
  type RenderPageInput,
  renderPage,
} from './index.ts';

const site: PageSite = {
  site_name: 'Harbor',
  address: 'https://harbor.example/',
  html_lang: 'en',
  popup_error_text: '',
  page_title_format: 'title_site',
  favicon: null,
  facts: FactSettings.parse({}),
  logo_url: null,
  head_code: '',
  body_code: '',
  feed_url: null,
  metas: [],
};

const page: PageFacts = {
  id: 4,
  kind: 'page',
  name: 'Prices',
  full_url: 'https://harbor.example/prices/',
  seo_title: '',
  seo_description: '',
  seo_keywords: '',
  is_noindex: false,
  is_nofollow: false,
  is_canonical_hidden: false,
  canonical_url: '',
  alternates: [],
  head_code: '',
  body_code: '',
  image: null,
  published_at: null,
  modified: null,
  author: null,
  breadcrumbs: [
    { name: 'Home', full_url: 'https://harbor.example/' },
    { name: 'Prices', full_url: 'https://harbor.example/prices/' },
  ],
};

const section = (id: string, ...children: WidgetNode[]): WidgetNode => ({
  id,
  widget: 'section',
  properties: {},
  children,
});

const text = (id: string, html: string): WidgetNode => ({
  id,
  widget: 'text',
  properties: { html },
  children: [],
});

const input = (parts: Partial<RenderPageInput> = {}): RenderPageInput => ({
  site,
  page,
  sections: {
    header: section('a', text('b', '<p>Top</p>')),
    content: section('a', text('b', '<h1>Prices</h1>')),
    footer: section('a'),
  },
  context: emptySite(),
  design: { href: '/site.css' },
  preloads: [],
  background: null,
  is_sticky_footer: false,
  back_to_top: 'disabled',
  clientUrl: (name) => `/clients/${name}.js`,
  ...parts,
});

const HOSTILE = `"><script>alert(1)</script></title></style><!--' onload=`;

describe('the head', () => {
  test('formats the title without repeating a name', () => {
    const title = (parts: Partial<PageFacts>, format: PageSite['page_title_format']) =>
      pageTitle({ ...page, ...parts }, { ...site, page_title_format: format });
    expect(title({}, 'title')).toBe('Prices');
    expect(title({}, 'title_site')).toBe('Prices | Harbor');
    expect(title({ seo_title: 'What it costs' }, 'site_title')).toBe('Harbor | What it costs');
    expect(title({ name: 'Harbor' }, 'title_site')).toBe('Harbor');
  });

  test('escapes hostile text', () => {
    const hostile = {
      ...page,
      name: HOSTILE,
      seo_title: HOSTILE,
      seo_description: HOSTILE,
      seo_keywords: HOSTILE,
      canonical_url: HOSTILE,
    };
    const head = buildHead(hostile, { ...site, site_name: HOSTILE });
    expect(head.match(/<script/g)).toHaveLength(1);
    expect(head.match(/<\/title>/g)).toHaveLength(1);
    expect(head).not.toContain('"><script>');
    const json = /<script[^>]*>(.*)<\/script>/.exec(head)?.[1] ?? '';
    expect(JSON.parse(json)['@graph'][1].name).toBe(HOSTILE);
  });

  test('sets robots and canonical from the page', () => {
    expect(buildHead(page, site)).not.toContain('name="robots"');
    expect(buildHead(page, site)).toContain(
      '<link rel="canonical" href="https://harbor.example/prices/">',
    );
    const hidden = { ...page, is_noindex: true, is_nofollow: true, is_canonical_hidden: true };
    expect(buildHead(hidden, site)).toContain('<meta name="robots" content="noindex,nofollow">');
    expect(buildHead(hidden, site)).not.toContain('canonical');
  });

  test('names the versions in other languages together with its own', () => {
    const alternates = [{ language: 'de', url: 'https://harbor.example/de/preise/' }];
    const links = (parts: Partial<PageFacts>) =>
      buildHead({ ...page, alternates, ...parts }, site).match(
        /<link rel="alternate" hreflang[^>]*>/g,
      );
    expect(links({})).toEqual([
      '<link rel="alternate" hreflang="en" href="https://harbor.example/prices/">',
      '<link rel="alternate" hreflang="de" href="https://harbor.example/de/preise/">',
    ]);
    expect(links({ alternates: [] })).toBeNull();
    expect(links({ is_noindex: true })).toBeNull();
    expect(links({ full_url: null, breadcrumbs: [] })).toBeNull();
  });

  test('a page in place of another claims no URL', () => {
    const head = buildHead({ ...page, full_url: null, breadcrumbs: [] }, site);
    expect(head).not.toMatch(/canonical|og:url|#webpage/);
    expect(head).toContain('"@type":"WebPage","name":"Prices"');
  });

  test('describes site, page, and breadcrumbs for search engines', () => {
    const json = /<script[^>]*>(.*)<\/script>/.exec(buildHead(page, site))?.[1] ?? '';
    const graph: { '@type': string }[] = JSON.parse(json)['@graph'];
    expect(graph.map((thing) => thing['@type'])).toEqual(['WebSite', 'WebPage', 'BreadcrumbList']);
  });

  test('shares a post as an article with its image', () => {
    const size = { width: 1200, height: 630 };
    const image = {
      url: 'https://harbor.example/a.jpg',
      ...size,
      alt: 'Quay',
      origin: 'own',
    } as const;
    const head = buildHead({ ...page, kind: 'post', image }, site);
    expect(head).toContain('<meta property="og:type" content="article">');
    expect(head).toContain('<meta property="og:image" content="https://harbor.example/a.jpg">');
    expect(head).toContain('<meta property="og:image:width" content="1200">');
    expect(head).toContain('<meta property="og:image:height" content="630">');
    expect(head).toContain('<meta property="og:image:alt" content="Quay">');
    expect(head).toContain('content="summary_large_image"');
  });
});

describe('a page', () => {
  test('has header and content in the page, followed by the footer, and no script', () => {
    const { html, usedClients } = renderPage(input());
    expect(html).toMatch(
      /<div class="page"><header id="section-header".*<\/header><main id="section-content".*<\/main><\/div><footer id="section-footer".*<\/footer><\/body><\/html>$/,
    );
    expect(html.replace(/<script type="application\/ld\+json">/, '')).not.toContain('<script');
    expect(usedClients).toEqual([]);
  });

  test('is described by its opening words without a description of its own', () => {
    const words = 'We build tables, chairs & shelves that last, and repair the ones you have.';
    const content = section('a', text('b', `<h1>Prices</h1><p>${words.replace('&', '&amp;')}</p>`));
    const sections = { header: null, content, footer: null };
    const written = `<meta name="description" content="${words.replace('&', '&amp;')}">`;
    const opening = renderPage(input({ sections })).html;
    expect(opening).toContain(written);
    expect(opening).toContain(written.replace('name="', 'property="og:'));
    expect(opening).toContain('"description":"We build tables');
    const described = { ...page, seo_description: 'What each table costs.' };
    const { html } = renderPage(input({ sections, page: described }));
    expect(html).toContain('<meta name="description" content="What each table costs.">');
    expect(html).not.toContain(written);
    expect(renderPage(input()).html).not.toContain('name="description"');
  });

  test('declares the layers before any styles', () => {
    const { html } = renderPage(input());
    expect(html.indexOf('<style>@layer reset,widgets,design,nodes;')).toBe(html.indexOf('<style'));
    expect(html.indexOf('<style')).toBeLessThan(html.indexOf('rel="stylesheet"'));
  });

  test('preloads its first image in the head', () => {
    const media = {
      ...{
        id: 7,
        url: '/quay.jpg',
        name: 'quay.jpg',
        width: 1600,
        height: 900,
        title: '',
        alt: '',
      },
      ...{ mime_type: 'image/jpeg', focal_point: { x: 50, y: 50 }, sources: [] },
    };
    const content = { ...section('a'), properties: { background: { image_id: 7 } } };
    const sections = { header: null, content, footer: null };
    const split = (context: SiteContext) =>
      renderPage(input({ sections, context })).html.split('</head>');
    const [head = '', body = ''] = split(emptySite({ media: () => media }));
    expect(head).toContain(
      '<link rel="preload" as="image" href="/quay.jpg" fetchpriority="high"><style>',
    );
    expect(body).toContain('src="/quay.jpg"');
    expect(body).not.toContain('<link');

    const sources = [
      { type: 'image/avif', srcset: '/q.avif 400w' },
      { type: 'image/jpeg', srcset: '/q.jpg 400w' },
    ];
    const [withImage = ''] = split(emptySite({ media: () => ({ ...media, sources }) }));
    expect(withImage).toContain(
      '<link rel="preload" as="image" imagesrcset="/q.avif 400w" imagesizes="max(100vw,75vh)" type="image/avif" fetchpriority="high"><style>',
    );
  });

  test('loads the scripts that its widgets need', () => {
    const moving: WidgetNode = {
      ...text('b', 'x'),
      properties: { animation: { name: 'fade_in' } },
    };
    const sections = { header: null, content: section('a', moving), footer: null };
    const { html, usedClients } = renderPage(input({ sections }));
    expect(usedClients).toEqual(['animation']);
    expect(html).toContain('<script type="module" src="/clients/animation.js"></script>');
    expect(html).toContain('@keyframes moto-fade_in');
  });

  test('prints custom code in the right positions', () => {
    const { html } = renderPage(
      input({
        site: { ...site, head_code: '<!--site head-->', body_code: '<!--site body-->' },
        page: { ...page, head_code: '<!--page head-->', body_code: '<!--page body-->' },
      }),
    );
    expect(html).toContain('<!--site head--><!--page head--></head>');
    expect(html).toContain('<!--page body--><!--site body--></body>');
  });

  test('ends open custom code where the rest of the page begins', () => {
    const { html } = renderPage(
      input({
        site: { ...site, head_code: '<script>head()', body_code: '<p>Site</p>' },
        page: { ...page, head_code: '<!--page head', body_code: '<!--page body' },
      }),
    );
    expect(html).toContain('<script>head()</script><!--page head--></head><body');
    expect(html).toContain('<!--page body--><p>Site</p></body>');
  });

  test('has the colors and spacings that custom code names', () => {
    const body_code = '<div class="moto-color2 moto-spacing-top-large_tablet">Code</div>';
    const { html } = renderPage(input({ page: { ...page, body_code } }));
    expect(html).toContain('.moto-color2{');
    expect(html).toContain('.moto-spacing-top-large_tablet{');
    expect(html).not.toContain('.moto-spacing-top-large{');
  });
});

describe('a page with a background style', () => {
  const media = (id: number): SiteMedia => ({
    ...{ id, url: `/uploads/${id}`, name: '', mime_type: '', title: '', alt: '' },
    ...{ width: null, height: null, focal_point: { x: 50, y: 50 }, sources: [] },
  });
  const render = (...layeredBackgrounds: LayeredBackground[]) => {
    const context = emptySite({ layeredBackgrounds, media });
    return renderPage(input({ background: 'night', context }));
  };

  test('has its class and nothing else', () => {
    const { html, usedClients } = render({ class_name: 'day', is_parallax: true });
    expect(html).toContain('<body class="moto-background_night page-4"><a class="moto-skip-link"');
    expect(html).not.toContain('moto-background-layer');
    expect(usedClients).toEqual([]);
  });

  test('with parallax has a layer, with its CSS and the script for older browsers', () => {
    const { html, usedClients } = render({ class_name: 'night', is_parallax: true });
    expect(html).toContain('data-scroll-effect="parallax"><div></div></div><div class="page">');
    expect(html).toContain('.moto-background-parallax');
    expect(usedClients).toEqual(['scroll-effect']);
  });

  test('with a video shows it behind the window, with its poster and the script that plays it', () => {
    const { html, usedClients } = render({ class_name: 'night', video_id: 8, image_id: 7 });
    expect(html).toContain(
      '<div class="moto-background-layer moto-background-fixed"><video src="/uploads/8" poster="/uploads/7"',
    );
    expect(html).toContain('.moto-background-toggle');
    expect(usedClients).toEqual(['background-video']);
  });
});

describe('the back-to-top button of the site', () => {
  const placed: WidgetNode = { id: 'd', widget: 'back_to_top', properties: {}, children: [] };
  const sections = (...children: readonly WidgetNode[]) => ({
    header: null,
    content: section('a', text('b', '<h1>Prices</h1>')),
    footer: section('a', ...children),
  });

  test('is on no page without the setting', () => {
    const { html, usedClients } = renderPage(input());
    expect(html).not.toContain('moto-back-to-top');
    expect(usedClients).toEqual([]);
  });

  test('floats over every page with its style and its script', () => {
    const { html, usedClients } = renderPage(input({ back_to_top: 'default' }));
    expect(html).toMatch(/<\/footer><div class="[^"]*moto-floating"><a href="#top"/);
    expect(html).toContain('.moto-floating{');
    expect(usedClients).toEqual(['back_to_top']);
  });

  test('with a custom design is the widget of the page, or else the default one', () => {
    const count = (...children: readonly WidgetNode[]) =>
      renderPage(input({ back_to_top: 'custom', sections: sections(...children) })).html.split(
        '<a href="#top"',
      ).length - 1;
    expect(count()).toBe(1);
    expect(count(placed)).toBe(1);
    const isHiddenOn = { desktop: false, tablet: false, mobile_h: false, mobile_v: false };
    const hidden = { ...placed, properties: { visibility: isHiddenOn } };
    expect(count(hidden)).toBe(2);
  });
});
