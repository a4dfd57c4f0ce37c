export * from './actions/action.ts';
export { ActionSchema } from './actions/action-schema.ts';
export { applyAction, withChanges, writeChanges } from './actions/apply.ts';
export { mergeActions, sameAction } from './actions/merge.ts';
export type * from './actions/outcome.ts';
export { actionsBetween } from './compare/actions-between.ts';
export { type Differences, differences } from './compare/differences.ts';
export { type Merged, type MergeRequest, mergeDocuments } from './compare/merge.ts';
export * from './compare/merge-conflict.ts';
export { POST_SELECTIONS } from './data-sources/posts.ts';
export { DATA_SOURCES } from './data-sources/registry.gen.ts';
export * from './data-sources/requests.ts';
export * from './design/background.ts';
export { freeClassName } from './design/class-name.ts';
export * from './design/color-formats.ts';
export * from './design/color-theme.ts';
export * from './design/color-value.ts';
export { colorWords } from './design/color-words.ts';
export * from './design/contrast.ts';
export { cssForDevice, cssPerDevice, cssRule } from './design/css-rule.ts';
export { cssNumber, cssPixels, cssString, cssUrl } from './design/css-text.ts';
export * from './design/devices.ts';
export * from './design/font-catalog.ts';
export * from './design/font-coverage.ts';
export * from './design/font-face.ts';
export * from './design/font-record.ts';
export { isAccentFor, withMainColors, withPrimaryColor } from './design/harmony.ts';
export { hexColor } from './design/hex-color.ts';
export * from './design/language-letters.ts';
export { middleColor } from './design/middle-color.ts';
export {
  type ColorIssue,
  colorThemeIssues,
  hasMoreColor,
  missingColors,
} from './design/missing-colors.ts';
export { type MoreColorUse, moreColorUses } from './design/more-color-uses.ts';
export * from './design/more-colors.ts';
export * from './design/nearest-contrast.ts';
export { withPageBackground } from './design/page-background.ts';
export { type Palette, paletteOf } from './design/palette.ts';
export * from './design/palettes.ts';
export * from './design/per-device.ts';
export * from './design/preset.ts';
export { colorShades } from './design/shades.ts';
export * from './design/site-stylesheet.ts';
export * from './design/spacing.ts';
export * from './design/style-record.ts';
export * from './design/text-style.ts';
export {
  type ContrastPair,
  contrastPairs,
  isPoor,
  poorContrasts,
  withReadableRole,
} from './design/theme-contrast.ts';
export * from './design/values.ts';
export * from './entities/coordinates.ts';
export * from './entities/coordinates-text.ts';
export { copyName } from './entities/copy-name.ts';
export { deviceName } from './entities/device-name.ts';
export * from './entities/embeds/audio-url.ts';
export * from './entities/embeds/embed-kinds.ts';
export * from './entities/embeds/feed-url.ts';
export * from './entities/embeds/pinboard-url.ts';
export { secondsOf, videoPlayerUrl } from './entities/embeds/player-url.ts';
export * from './entities/embeds/slides-url.ts';
export * from './entities/embeds/timeline-url.ts';
export * from './entities/embeds/video-url.ts';
export * from './entities/fields.ts';
export * from './entities/folder.ts';
export * from './entities/frame-url.ts';
export * from './entities/image-edits.ts';
export * from './entities/link-action.ts';
export * from './entities/map-picture.ts';
export * from './entities/map-tiles.ts';
export * from './entities/media.ts';
export * from './entities/media-type.ts';
export * from './entities/menu.ts';
export * from './entities/owner.ts';
export * from './entities/page.ts';
export * from './entities/page-template.ts';
export * from './entities/popup.ts';
export * from './entities/post.ts';
export * from './entities/profile.ts';
export * from './entities/refused-files.ts';
export { isLinkUrl, isSafeUrl } from './entities/safe-url.ts';
export * from './entities/section.ts';
export { Alternate, MAX_ALTERNATES } from './entities/seo.ts';
export * from './entities/settings.ts';
export * from './entities/share-image.ts';
export * from './entities/topic.ts';
export * from './facts/address-formats.ts';
export * from './facts/conventions.ts';
export * from './facts/countries.ts';
export * from './facts/fact-settings.ts';
export * from './facts/fact-text.ts';
export * from './facts/format-date.ts';
export * from './facts/linked-fact.ts';
export * from './facts/needed-facts.ts';
export * from './facts/opening-hours.ts';
export { phoneExtension, plainPhone, withoutExtension } from './facts/phone-extension.ts';
export { internationalPhone } from './facts/phone-number.ts';
export * from './facts/social-network.ts';
export * from './forms/answer-issue.ts';
export * from './forms/form-field.ts';
export * from './forms/form-proof.ts';
export { createHistory } from './history/history.ts';
export * from './history/history-types.ts';
export { parseHistory } from './history/saved-history.ts';
export type * from './history/transaction.ts';
export {
  joinQueries,
  overridesPage,
  parseQuery,
  type QueryParameter,
  queryOf,
  queryParameters,
  splitQuery,
  withQuery,
} from './redirects/query.ts';
export * from './redirects/redirect.ts';
export * from './redirects/rules.ts';
export {
  accountRef,
  backgroundRef,
  backgroundStyleRef,
  folderRef,
  imageRef,
  linkedImageRef,
  linkedMediaRef,
  mediaRef,
  menuRef,
  mp3Ref,
  mp4Ref,
  pageRef,
  popupRef,
  postRef,
  presetRef,
  type ReferenceKind,
  richText,
  sectionRef,
  videoRef,
} from './references/declare.ts';
export * from './references/document-references.ts';
export type { SchemaNode } from './references/plan.ts';
export { LINK_TARGETS } from './references/text-references.ts';
export { undeclaredReferences } from './references/undeclared.ts';
export * from './references/walk-references.ts';
export { hasBlankContent } from './rules/blank-content.ts';
export * from './rules/check-document.ts';
export * from './rules/column-count.ts';
export { WRAPPERS, wrapFor } from './rules/containment.ts';
export * from './rules/definition.ts';
export * from './rules/disabled-widgets.ts';
export * from './rules/heading-order.ts';
export { isOlder } from './rules/is-older.ts';
export { keepsLock } from './rules/keeps-lock.ts';
export * from './rules/location.ts';
export * from './rules/may.ts';
export { migrateTree } from './rules/migrate.ts';
export { type Span, spanLimits } from './rules/span.ts';
export * from './rules/structure.ts';
export type { RuleReason, RuleRefusal, Verdict } from './rules/verdict.ts';
export { zoneChoices, zoneLabel } from './time/zone-choices.ts';
export * from './time/zoned.ts';
export * from './tree/check-tree.ts';
export { flatten, nest, nestFrom, walk } from './tree/flatten.ts';
export { invariant } from './tree/invariant.ts';
export { isRecord } from './tree/json-value.ts';
export { copyWithNewIds } from './tree/new-ids.ts';
export type * from './tree/node.ts';
export { NODE_ID, PROPERTY_NAME, WIDGET_NAME } from './tree/property-name.ts';
export type * from './tree/reader.ts';
export { sameValue } from './tree/same-value.ts';
export { ancestors, indexOf, isInside, rootOf } from './tree/walk.ts';
export { completeUrl } from './urls/complete-url.ts';
export { friendlyUrl } from './urls/friendly-url.ts';
export { appUrlParts, LINK_SCHEMES } from './urls/link-schemes.ts';
export { LIST_PAGE_PARAMETER, listPageUrl, requestedListPage } from './urls/list-page.ts';
export { decodePath, loosePath, looseWithCapitals } from './urls/loose-path.ts';
export { mailUrl } from './urls/mail-url.ts';
export { normalHref, normalUrl } from './urls/normal-url.ts';
export * from './urls/page-url.ts';
export { plainAddress, plainEmail } from './urls/plain-address.ts';
export * from './urls/search-url.ts';
export { completeSiteUrl } from './urls/site-url.ts';
export { stripUrl, withoutOrigin } from './urls/strip-url.ts';
export { cleanText, withCleanText } from './validate/clean-text.ts';
export * from './validate/field-limits.ts';
export * from './validate/issue-keys.ts';
export { emailIssue, isHostName, isPhone } from './validate/patterns.ts';
export { isPublicUrl } from './validate/url.ts';
export { validatedText } from './validate/validated-text.ts';
export * as validators from './validate/validators.ts';
export { type Validator, validate } from './validate/validators.ts';
