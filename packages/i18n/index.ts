export {
  type Bundle,
  hasTexts,
  type KeyTail,
  loadMessages,
  localesWith,
  type MessageKey,
} from './catalogues.ts';
export * from './create-i18n.ts';
export * from './format.ts';
export * from './key-part.ts';
export * from './known-text.ts';
export * from './locales.ts';
export * from './validation.ts';
