import { createI18n } from '@plinth/i18n';
import { EDITOR_TEXTS } from '@plinth/i18n/editor';
import { expect, test } from 'vitest';

const i18n = createI18n();
i18n.addMessages(EDITOR_TEXTS);

test.each(['tooManyWidgets', 'tooManyChildren', 'tooDeep', 'emptySection'])(
  'a page refused for %s is told why in words',
  (key) => {
    expect(i18n.has(`EDITOR.REFUSAL.${key}`)).toBe(true);
  },
);
