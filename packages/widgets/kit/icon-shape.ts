/** A shape of a widget's icon with its SVG attributes, on a grid of 24 × 24. */
export type IconShape = readonly [
  tag: 'path' | 'rect' | 'circle',
  attributes: { readonly [name: string]: string },
];
