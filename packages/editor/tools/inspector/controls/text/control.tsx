import { Textarea, TextInput } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { isSafeUrl, normalUrl } from '@plinth/model';
import { useServices } from '../../../../core/session/services.ts';
import type { ControlDefinition, FieldProps } from '../../control-definition.ts';

const LONG = 255;

/** A URL as it can be stored, without what was copied along with it. */
const storedUrl = (text: string): string =>
  text === '' || isSafeUrl(text) ? text : normalUrl(text);

const AS_URL = { inputMode: 'url', autoCapitalize: 'none', spellCheck: false } as const;

export function TextField({ control, property, labelId }: FieldProps<'text'>) {
  const t = useT();
  const { context: site } = useServices().ports.site;
  const finish = ({ currentTarget: { value } }: { readonly currentTarget: { value: string } }) => {
    const url = storedUrl(value);
    if (url !== value) property.set(url);
  };
  const Input = control.maxLength > LONG ? Textarea : TextInput;
  return (
    <Input
      size="xs"
      aria-labelledby={labelId}
      value={String(property.value ?? '')}
      maxLength={control.maxLength}
      placeholder={
        property.origin.kind === 'mixed'
          ? t('EDITOR.MIXED')
          : control.placeholder && site.text(control.placeholder)
      }
      onChange={({ currentTarget }) => property.set(currentTarget.value)}
      {...(control.isUrl && { ...AS_URL, onBlur: finish })}
      {...(control.maxLength > LONG ? { autosize: true, minRows: 2, maxRows: 8 } : {})}
    />
  );
}

export const controlKind: ControlDefinition<'text'> = {
  Field: TextField,
};
