import { type KeyPart, keyPart, type MessageKey } from '@plinth/i18n';
import type { FormField } from '@plinth/model';
import type { FoundForm } from '../../features/submissions/find-form.ts';
import type { Submitter } from '../../features/submissions/intake.ts';
import type { SiteText } from '../texts.ts';

/** What visitors read as the label of a field. */
export const labelOf =
  (form: FoundForm, text: SiteText): Submitter['labelOf'] =>
  ({ label, link_text = '', type }: FormField) => {
    const blank = `${form.blank_labels}.${keyPart(type) as KeyPart<typeof type>}`;
    return `${label.trim() || text(blank as MessageKey<'visitors'>)} ${link_text}`.trim();
  };
