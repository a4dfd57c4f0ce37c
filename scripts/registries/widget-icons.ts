import type { IconShape } from '../../packages/widgets/kit/icon-shape.ts';

const SHAPE = /<(path|rect|circle)((?: [a-z-]+="[^"]*")+) ?\/>/g;
const ATTRIBUTE = / ([a-z-]+)="([^"]*)"/g;

/** As React names it. */
const camelCase = (name: string): string =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** What a widget's `icon.svg` draws. Throws if it holds anything but plain shapes. */
export function shapesOf(svg: string): readonly IconShape[] {
  const shapes = [...svg.matchAll(SHAPE)];
  const rest = svg.replace(SHAPE, '').replace(/^<svg[^>]*><\/svg>$/, '');
  if (rest !== '' || shapes.length === 0) throw new Error(`Not an icon of plain shapes: ${svg}`);
  return shapes.map(([, tag, attributes = '']) => [
    tag as IconShape[0],
    Object.fromEntries(
      [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [
        camelCase(name),
        value,
      ]),
    ),
  ]);
}
