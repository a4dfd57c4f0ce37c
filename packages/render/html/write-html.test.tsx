import { createContext, createElement, memo, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { writeHtml } from './write-html.ts';

const Named = ({ name }: { readonly name: string }) => (
  <>
    <b>{name}</b> {0} {null} {false} {['a', 'b']}
  </>
);

/** React's markup, with void elements, names, and empty attributes converted to HTML syntax. */
const renderWithReact = (element: ReactElement): string =>
  renderToStaticMarkup(element)
    .replace(/^<link [^>]*>/, '')
    .replaceAll('/>', '>')
    .replaceAll('&#x27;', '&#39;')
    .replaceAll(/ [a-z]+[A-Z][a-zA-Z]*=/g, (name) =>
      name === ' viewBox=' ? name : name.toLowerCase(),
    )
    .replaceAll(/ (?!alt|data-|aria-)([a-z]+)=""/g, ' $1');

const CASES: readonly (readonly [string, object])[] = [
  ['p', { children: '<b> & "quotes" and \'more\'' }],
  ['p', { children: <Named name="<i>" /> }],
  ['a', { className: 'a b', href: '/?a=1&b=2', tabIndex: -1, rel: 'noopener', download: '' }],
  ['textarea', { defaultValue: 'a < b', rows: 3 }],
  ['label', { htmlFor: 'name', hidden: false, title: undefined }],
  ['input', { disabled: true, required: true, type: 'checkbox', maxLength: 3 }],
  ['ul', { 'aria-hidden': true, 'aria-expanded': false, 'data-on': true, 'data-empty': '' }],
  ['img', { alt: '', srcSet: '/a.jpg 1w', sizes: '10px', width: 1600, decoding: 'async' }],
  ['video', { muted: true, loop: true, playsInline: true, preload: 'none', src: '/a.mp4' }],
  ['button', { type: 'button', popoverTarget: 'menu', popoverTargetAction: 'hide' }],
  ['ul', { popover: 'auto', hidden: true }],
  [
    'svg',
    { viewBox: '0 0 24 24', strokeWidth: '1.5', strokeLinecap: 'round', fillRule: 'evenodd' },
  ],
  ['div', { style: { backgroundImage: 'url("/a b.jpg")', opacity: 0.5, width: 10, margin: 0 } }],
  ['div', { style: { color: '', '--moto-gap': 5 }, onClick: () => undefined }],
];

test.each(CASES)('renders <%s> with %o like React, in HTML syntax', (type, props) => {
  const element = createElement(type, props);
  expect(writeHtml(element).html).toBe(renderWithReact(element));
});

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:x',
])('a script is never written as a URL: %j', (url) => {
  expect(writeHtml(<a href={url}>Away</a>).html).toBe('<a>Away</a>');
  expect(writeHtml(<iframe title="Map" src={url} />).html).toBe('<iframe title="Map"></iframe>');
  expect(writeHtml(<button type="submit" formAction={url} />).html).toBe(
    '<button type="submit"></button>',
  );
});

test('leaves raw HTML unchanged', () => {
  const raw = '<br/><i hidden="">as it is</i>';
  const props = { dangerouslySetInnerHTML: { __html: raw } };
  expect(writeHtml(createElement('div', props)).html).toBe(`<div>${raw}</div>`);
});

test('reports eager images in their newest format', () => {
  const image = <img alt="" src="/a.jpg" srcSet="/a.jpg 1w" sizes="10px" fetchPriority="high" />;
  const written = writeHtml(
    <>
      <picture>
        <source srcSet="/a.avif 1w" sizes="10px" type="image/avif" />
        <source srcSet="/a.webp 1w" sizes="10px" type="image/webp" />
        {image}
      </picture>
      <img alt="" src="/later.jpg" />
      {image}
    </>,
  );
  expect(written.eagerImages.map(({ srcSet, type }) => [srcSet, type])).toEqual([
    ['/a.avif 1w', 'image/avif'],
    ['/a.jpg 1w', undefined],
  ]);
});

test('rejects anything but plain components', () => {
  const Context = createContext(1);
  const Memo = memo(() => <p />);
  expect(() => writeHtml(<Context value={2} />)).toThrow('plain components');
  expect(() => writeHtml(<Memo />)).toThrow('plain components');
});
