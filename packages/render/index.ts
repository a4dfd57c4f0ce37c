/**
 * Renders documents and pages as HTML. The canvas imports only `react.ts`, which excludes the HTML
 * writer.
 */
export { usedClients } from './clients.ts';
export * from './document.tsx';
export { escapeHtml, inlineJson } from './escape.ts';
export { buildHead, pageTitle, shareTitle } from './head.ts';
export { plainText } from './opening-words.ts';
export * from './page.ts';
export * from './page-input.ts';
export * from './react.ts';
