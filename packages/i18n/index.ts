export type { Messages } from './catalogue.ts';
export * from './create-i18n.ts';
export * from './format.ts';
export * from './locales.ts';
export { hasMessages } from './messages.ts';
export * from './validation.ts';
