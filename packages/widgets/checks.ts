/** The checks that widgets declare for themselves. The editor loads them when it first looks a page over. */
export * from './kit/checks.ts';
export { WIDGET_CHECKS } from './registry/checks.gen.ts';
