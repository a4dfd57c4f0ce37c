/** Checks declared by widgets. The editor loads them when it first checks a page. */
export * from './kit/checks.ts';
export { WIDGET_CHECKS } from './registry/checks.gen.ts';
