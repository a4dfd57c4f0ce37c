import { Textarea, type TextareaProps } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import type { FieldLimits } from '@plinth/model';
import { useBoot } from '../../session/boot.ts';

type CodeFieldProps = TextareaProps & { readonly limits?: FieldLimits };

/** Custom code as plain text, never run in the panel; read-only if custom code is turned off. */
export const CodeField = ({ limits, ...props }: CodeFieldProps) => {
  const t = useT();
  const { config } = useBoot();
  const isOff = config.features.allow_code_injection === false;
  return (
    <Textarea
      className="code-field"
      autosize
      minRows={4}
      maxRows={20}
      spellCheck={false}
      {...props}
      {...(isOff && { disabled: true, description: t('COMMON.TEXT.CODE_OFF') })}
    />
  );
};
