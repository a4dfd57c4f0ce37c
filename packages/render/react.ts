/** What the editor's canvas shares with the server: elements, attributes and rules; no HTML writer. */
export * from './attributes.ts';
export * from './element.tsx';
export * from './page-styles.ts';
export * from './properties.ts';
export * from './rules.ts';
export * from './site.ts';
