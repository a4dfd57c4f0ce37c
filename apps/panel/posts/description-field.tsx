import { useT } from '@plinth/i18n/react';
import { useState } from 'react';
import { TextAreaField } from '../forms/fields/text-area-field.tsx';
import type { FieldProps } from '../forms/use-fields.tsx';
import { descriptionHtml, descriptionText } from './description-text.ts';

type DescriptionFieldProps = Omit<FieldProps, 'limits'> & {
  /** Characters of HTML. Undefined until the settings of the blog have loaded. */
  readonly max: number | undefined;
};

/** Edits the text of a short description, whose value is HTML. */
export const DescriptionField = ({ max, value, onChange, ...input }: DescriptionFieldProps) => {
  const t = useT();
  const html = String(value ?? '');
  const [typed, setTyped] = useState({ text: descriptionText(html), html, before: html });
  // Another value is a new start: the stored one after saving or discarding.
  const { text, before } =
    typed.html === html ? typed : { text: descriptionText(html), before: html };
  return (
    <TextAreaField
      label={t('MODULE.POSTS.DESCRIPTION')}
      description={t('MODULE.POSTS.DESCRIPTION_HINT')}
      hasCounter
      counted={html}
      {...(max !== undefined && { limits: { maxLength: max } })}
      {...input}
      value={text}
      onChange={({ currentTarget }) => {
        const next = descriptionHtml(currentTarget.value, before);
        setTyped({ text: currentTarget.value, html: next, before });
        onChange(next);
      }}
    />
  );
};
