import { Textarea, type TextareaProps } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import type { FieldLimits } from '@plinth/model';
import { LinkAnchor } from '../../router/links.tsx';
import { useBoot } from '../../session/boot.ts';

type CodeFieldProps = TextareaProps & { readonly limits?: FieldLimits };

/** Custom code as plain text, never run in the panel; read-only if custom code is turned off. */
export const CodeField = ({ limits, ...props }: CodeFieldProps) => {
  const t = useT();
  const { config } = useBoot();
  const isOff = config.features.allow_code_injection === false;
  const reason = (
    <>
      {t('COMMON.TEXT.CODE_OFF')}{' '}
      <LinkAnchor inherit underline="always" to="/settings/features/">
        {t('ROUTE.SETTINGS_FEATURES.TITLE')}
      </LinkAnchor>
    </>
  );
  return (
    <Textarea
      className="code-field"
      autosize
      minRows={4}
      maxRows={20}
      spellCheck={false}
      {...props}
      {...(isOff && { disabled: true, description: reason })}
    />
  );
};
