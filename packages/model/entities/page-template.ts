import { z } from 'zod';

/** What a new page can start with: ids of prebuilt blocks, from top to bottom. */
const PAGE_TEMPLATES = {
  about: ['page-title', 'gen-media-left', 'team-4', 'gen-lead', 'cta-band'],
  services: ['page-title', 'gen-features3', 'gen-steps4', 'gen-media-left', 'cta-band'],
  prices: ['page-title', 'price-2', 'gen-media-list', 'cta-band'],
  gallery: ['page-title', 'gal-feature', 'gen-lead', 'cta-band'],
  contact: ['page-title', 'con-cards', 'con-form', 'team-rows'],
  landing: ['hero-split', 'gen-features3', 'gen-media-left', 'tst-3', 'cta-split'],
  home: ['hero-cover', 'gen-features3', 'gen-media-left', 'cnt-row4', 'cta-band'],
  blog: ['page-title', 'more-feature-post', 'more-posts3', 'cta-newsletter'],
} as const satisfies { readonly [name: string]: readonly [string, ...string[]] };

export type PageTemplate = keyof typeof PAGE_TEMPLATES;

/** In the order in which they are offered. */
export const PAGE_TEMPLATE_NAMES = Object.keys(PAGE_TEMPLATES) as PageTemplate[];

export const PageTemplate = z.enum(PAGE_TEMPLATE_NAMES);

export const templateBlocks = (template: PageTemplate): readonly string[] =>
  PAGE_TEMPLATES[template];
