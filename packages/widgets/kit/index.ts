export { closedCode, closedHeadCode } from '#closed-code';
export { StyleLayer } from './background.tsx';
export * from './define.ts';
export { emptySite } from './empty-site.ts';
export { fillClasses, fillVariables, hasFillImage } from './fill.ts';
export { commonIconPath, ICON_MARKUP, ICON_NAME, Icon, type IconName } from './icons.tsx';
export * from './options/animation.ts';
export * from './options/box.ts';
export * from './options/common.ts';
export type { EmbedOptions } from './options/embed.ts';
export type { FormOptions } from './options/form.ts';
export type { PostMetaOptions } from './options/post-meta.ts';
export * from './options/sticky.ts';
export { hasOwnDirection, textDirection } from './rich-text/direction.ts';
export { FORMAT_NAMES, FORMATS, type FormatName, formatProperty } from './rich-text/formats.ts';
export {
  allowedAttribute,
  BOX_TAGS,
  DROPPED_WITH_CONTENT,
  FACT_TAG,
  isImage,
  RICH_TEXT_TAGS,
  VOID_TAGS,
} from './rich-text/grammar.ts';
export * from './rich-text/link-attributes.ts';
export * from './rich-text/link-reference.ts';
export { removedMarkup, withoutComments } from './rich-text/removed-markup.ts';
export { renderRichText } from './rich-text/render.ts';
export { cleanRichText } from './rich-text/rewrite.ts';
export { animationCss } from './style/animation-css.ts';
export { hasLayer } from './style/box-style.ts';
export * from './style/classes.ts';
export { commonStyle } from './style/common-style.ts';
export { SPACINGS, UTILITIES, type Utility } from './style/utilities.ts';
export * from './values/moment.ts';
export * from './values/responsive.ts';
export type * from './view.ts';
export { SCOPES } from './view.ts';
export { type ViewProvider, withoutReact } from './view-context.tsx';
