export * from './accounts.ts';
export * from './client.ts';
export type { CostRequest, DraftLogo, DraftPreview, SaveDesign } from './design-methods.ts';
export * from './errors.ts';
export * from './hub.ts';
export * from './idempotency-key.ts';
export * from './method.ts';
export * from './open-rpc.ts';
export * from './records/account.ts';
export * from './records/audit.ts';
export * from './records/backup.ts';
export * from './records/document.ts';
export * from './records/health.ts';
export * from './records/launch.ts';
export * from './records/logo.ts';
export * from './records/media.ts';
export * from './records/page.ts';
export * from './records/registry.gen.ts';
export * from './records/section.ts';
export * from './records/settings.ts';
export * from './records/share-card.ts';
export * from './records/site-design.ts';
export * from './records/site-export.ts';
export * from './records/submission.ts';
export * from './records/subscriber.ts';
export * from './records/theme.ts';
export * from './records/unsaved-work.ts';
export * from './records/update.ts';
export * from './releases.ts';
export type { BlogTemplate } from './services/blog.ts';
export { MAX_DATA_REQUESTS } from './services/data.ts';
export type { BrokenLink, LinkTarget, LinkUse } from './services/links.ts';
export { IMPORT_REASONS, type ImportRow, type NotFoundItem } from './services/redirects.ts';
export { services } from './services/registry.gen.ts';
export {
  CONTENT_KINDS,
  type ContentKind,
  type FoundContent,
  MAX_CONTENT_SEARCH,
  MAX_FOUND,
} from './services/search.ts';
export * from './settings/index.ts';
export * from './shapes.ts';
export * from './theme-releases.ts';
