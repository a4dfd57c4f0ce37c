import type { WidgetNode } from '@plinth/model';
import { emptySite } from '@plinth/widgets/kit';
import { describe, expect, test } from 'vitest';
import { nodeRules, pageStyles, renderDocument, rootAttributes, serializeRules } from './index.ts';
import { contentSheets } from './page-styles.ts';

const node = (
  id: string,
  widget: string,
  properties: WidgetNode['properties'] = {},
  ...children: WidgetNode[]
): WidgetNode => ({ id, widget, properties, children });

const page = (...content: WidgetNode[]) =>
  node('w0', 'section', {}, node('w1', 'row', {}, node('w2', 'column', {}, ...content)));

const html = (tree: WidgetNode) =>
  renderDocument({ tree, scope: 'content', site: emptySite() }).html;

describe('renderDocument', () => {
  test('nests widgets without extra wrappers', () => {
    const output = html(page(node('w3', 'text', { html: '<h1>Hello</h1>' })));
    expect(output).toBe(
      '<main id="section-content" tabindex="-1" class="moto-widget moto-widget-section moto-preset-default">' +
        '<div class="moto-widget moto-widget-row moto-preset-default moto-row-stack_mobile-h">' +
        '<div class="moto-widget moto-widget-column moto-preset-default moto-column-12">' +
        '<div class="moto-widget moto-widget-text moto-preset-default"><h1>Hello</h1></div>' +
        '</div></div></main>',
    );
  });

  test('renders a placeholder for an unknown widget', () => {
    const output = html(page(node('w3', 'rocket', { fuel: '<script>' })));
    expect(output).toContain('<div class="moto-widget" data-unknown-widget="rocket"></div>');
  });

  test('uses the default for an invalid property', () => {
    const broken = page(node('w3', 'text', { html: 5, layer_name: 'kept', newer: true }));
    expect(html(broken)).toContain(
      '<div class="moto-widget moto-widget-text moto-preset-default"></div>',
    );
  });

  test('leaves out and reports a widget that throws', () => {
    const site = emptySite({
      media: () => {
        throw new Error('media store is gone');
      },
    });
    const image = node('w4', 'row', { background: { image_id: 7 } });
    const tree = page(node('w3', 'text', { html: '<p>Stays</p>' }), image);
    const reported: string[] = [];
    const { html: output } = renderDocument({
      tree,
      scope: 'content',
      site,
      onBroken: ({ id }) => reported.push(id),
    });
    expect(reported).toEqual(['w4']);
    expect(output).toContain('<p>Stays</p>');
    expect(output).toContain('data-unknown-widget="row"');
  });
});

describe('styles of a page', () => {
  const styled = node('w2', 'column', { width: { desktop: 6, tablet: 8 }, border: { radius: 12 } });
  const tree = node('w0', 'section', {}, node('w1', 'row', {}, styled));

  test('add a node class only if there are rules', () => {
    const target = { scope: 'footer', mode: 'visit' } as const;
    expect(rootAttributes(styled, target).className).toContain('f-w2');
    expect(rootAttributes(tree, target).className).not.toContain('f-w0');
    expect(serializeRules(nodeRules(styled, 'footer'))).toBe('.f-w2{border-radius:12px}');
  });

  test('contain only the CSS that the page uses', () => {
    const css = pageStyles([{ tree, scope: 'content' }]);
    expect(css).not.toContain('moto-lightbox');
    expect(pageStyles([{ tree, scope: 'content' }], { sheets: ['lightbox'] })).toContain(
      'moto-lightbox',
    );
    expect(css.startsWith('@layer reset,widgets,design,nodes;')).toBe(true);
    expect(css).toContain('.moto-widget-row{');
    expect(css).not.toContain('.moto-widget-text');
    expect(css).toContain('.moto-column-6{--moto-span:6}');
    expect(css).toContain('@media (max-width:1024px){.moto-column-8_tablet{--moto-span:8}');
    expect(css).not.toContain('.moto-column-5');
    expect(css).not.toContain('.moto-sticky{');
    expect(css).not.toContain('.moto-background');
  });

  test('contain the spacings that the page uses, larger devices first, below those of presets', () => {
    const spacing = { top: { desktop: 'small', mobile_v: 'none', tablet: 'large' } };
    const css = pageStyles([{ tree: node('w0', 'section', { spacing }), scope: 'content' }]);
    expect(css).toContain(
      '@layer design{.moto-spacing-top-small{padding-top:var(--moto-spacing-small)}@media (max-width:1024px){.moto-spacing-top-large_tablet{padding-top:var(--moto-spacing-large)}}@media (max-width:567px){.moto-spacing-top-none_mobile-v{padding-top:0}}}',
    );
    expect(css.match(/moto-spacing-top-/g)).toHaveLength(3);
  });

  test('contain the colors of words, and what the canvas alone needs only there', () => {
    const documents = [
      { tree: node('w0', 'section', {}, node('w1', 'image')), scope: 'content' },
    ] as const;
    const html = '<p><span class="moto-color2">red</span></p>';
    expect(pageStyles(documents, { html })).toContain('.moto-color2{color:var(--moto-color2)}');
    expect(pageStyles(documents)).not.toContain('.moto-color2');
    expect(pageStyles(documents)).not.toContain('[data-node-id]:empty');
    expect(pageStyles(documents, { isCanvas: true })).toContain('[data-node-id]:empty');
  });

  test('contain the rules of sizes per device, links of columns, and submenus where they are', () => {
    const text = node('w1', 'text', {
      html: '<p><span style="font-weight:600;--font-weight-tablet:400">Words</span></p>',
    });
    const tree = node(
      'w0',
      'column',
      { link: { action: 'url', url: '/' } },
      text,
      node('w2', 'menu'),
    );
    const css = (html: string) =>
      pageStyles([{ tree, scope: 'content' }], { sheets: contentSheets(html) });
    const site = emptySite({ link: () => ({ href: '/' }) });
    const shown = renderDocument({ tree, scope: 'content', site }).html;
    const [size, link, submenu] = [
      '{font-weight:var(--font-weight-tablet)',
      '.moto-column-link{',
      '.moto-menu summary{',
    ];
    expect(css(shown)).toContain(size);
    expect(css(shown)).toContain(link);
    expect(css(shown)).not.toContain(submenu);
    expect(css('<li class="moto-menu-parent">')).toContain(submenu);
    for (const rule of [size, link]) expect(css('<p>Plain</p>')).not.toContain(rule);
  });

  test('join neighboring rules with one selector', () => {
    const rule = { selector: '.a', device: 'desktop', declarations: { color: 'red' } } as const;
    const next = { ...rule, declarations: { margin: '0' } };
    expect(serializeRules([rule, next, { ...rule, selector: '.b' }, rule])).toBe(
      '.a{color:red;margin:0}.b{color:red}.a{color:red}',
    );
  });

  test('hide a widget on a single device, after all rules that could show it', () => {
    const visibility = { tablet: false, mobile_h: true };
    const hidden = node('w3', 'row', { visibility, is_reversed: true });
    const css = pageStyles([{ tree: node('w0', 'section', {}, hidden), scope: 'content' }]);
    const rule =
      '@media (min-width:767.02px) and (max-width:1024px){.moto-widget.moto-hidden-on_tablet{display:none}}';
    expect(css).toContain(rule);
    expect(css.indexOf(rule)).toBeGreaterThan(css.indexOf('.moto-row-reverse{flex-flow'));
    expect(css).not.toContain('moto-hidden-on_mobile-h');
  });
});
