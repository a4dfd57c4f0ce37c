/**
 * The parts that the editor's canvas shares with the server: elements, attributes, and rules,
 * without the HTML writer.
 */
export * from './attributes.ts';
export * from './data.ts';
export { findEagerImage } from './eager-image.ts';
export * from './element.tsx';
export * from './fill-template.ts';
export * from './page-styles.ts';
export * from './properties.ts';
export * from './rules.ts';
export { sectionSite } from './section-site.ts';
export * from './site.ts';
export * from './visibility.ts';
