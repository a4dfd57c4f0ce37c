import { z } from 'zod';
import { imageRef } from '../references/declare.ts';
import { isUri } from '../validate/patterns.ts';
import { InjectedCode, trimmedText } from './fields.ts';
import { LanguageTag } from './language-tag.ts';
import { isSafeUrl } from './safe-url.ts';

/** The most versions of a page in other languages. */
export const MAX_ALTERNATES = 50;

/** The same content in another language, elsewhere. */
export const Alternate = z.strictObject({
  language: LanguageTag,
  url: trimmedText(2048)
    .refine((url) => url !== '', { message: 'isEmpty', abort: true })
    .refine(isUri, { message: 'notUri', abort: true })
    .refine((url) => /^https?:/i.test(url) && isSafeUrl(url), 'incorrectURL'),
});
export type Alternate = z.infer<typeof Alternate>;

/** One version in each language. */
const Alternates = z
  .array(Alternate)
  .max(MAX_ALTERNATES)
  .superRefine((list, context) => {
    const seen = new Set<string>();
    for (const [at, { language }] of list.entries()) {
      const tag = language.toLowerCase();
      if (seen.has(tag))
        context.addIssue({ code: 'custom', message: 'recordFound', path: [at, 'language'] });
      seen.add(tag);
    }
  });

/** SEO, share image, and custom code of pages and posts. */
export const seoFields = {
  seo_title: trimmedText(255).default(''),
  seo_description: trimmedText(1000).default(''),
  seo_keywords: trimmedText(1000).default(''),
  is_noindex: z.boolean().default(false),
  is_nofollow: z.boolean().default(false),
  is_canonical_hidden: z.boolean().default(false),
  canonical_url: trimmedText(2048)
    .refine(isUri, { message: 'notUri', abort: true })
    .refine((url) => url === '' || isSafeUrl(url), 'incorrectURL')
    .default(''),
  /** Versions in other languages. */
  alternates: Alternates.default([]),
  /** Null: see `SHARE_IMAGE_ORIGINS`. */
  share_image_id: imageRef().nullable().default(null),
  head_code: InjectedCode.default(''),
  body_code: InjectedCode.default(''),
};
