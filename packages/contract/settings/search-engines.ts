import { type FieldIssue, trimmedText } from '@plinth/model';
import { z } from 'zod';
import { defineSettings } from './define-settings.ts';

/** A field of robots.txt such as `Disallow: /drafts/`, a comment, or nothing. */
const ROBOTS_LINE = /^\s*([a-z-]+\s*:.*|#.*)?$/i;

const schema = z.strictObject({
  /** Lines of robots.txt after those that Plinth writes. */
  robots_rules: trimmedText(10_000).default(''),
});

/** What search engines and other programs are asked to do. */
export const searchEngineSettings = defineSettings('search_engines', schema, {
  check: ({ robots_rules }): readonly FieldIssue[] =>
    robots_rules.split(/\r?\n/).every((line) => ROBOTS_LINE.test(line))
      ? []
      : [{ path: 'robots_rules', key: 'valueInvalid' }],
});
