import type { FormField } from '@plinth/model';
import { expect, test } from 'vitest';
import { labelOf } from './form-label.ts';

const field = (more: Partial<FormField>): FormField => ({
  ...{ type: 'agreement', label: '', options: '', is_required: true, is_hidden: false },
  ...more,
});

test('a label is what visitors read, with the link that they agree to', () => {
  const form = { blank_labels: 'VISITOR.CONTACT_FORM.FIELD' } as Parameters<typeof labelOf>[0];
  const label = labelOf(form, (key) => key);
  expect(label(field({ label: ' I accept the ', link_text: 'Privacy policy' }))).toBe(
    'I accept the Privacy policy',
  );
  expect(label(field({}))).toBe('VISITOR.CONTACT_FORM.FIELD.AGREEMENT');
});
