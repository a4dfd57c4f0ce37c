import { Anchor, Textarea } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { useServices } from '../../../../core/session/services.ts';
import type { ControlDefinition, FieldProps } from '../../control-definition.ts';
import './control.css';

/** Multi-line code, applied on every keystroke so that no input is lost. */
export function CodeField({ control, property, labelId }: FieldProps<'code'>) {
  const t = useT();
  const { context: site, openScreen } = useServices().ports.site;
  const isOff = !site.runsCode;
  const reason = (
    <>
      {t('COMMON.TEXT.CODE_OFF')}{' '}
      <Anchor
        component="button"
        type="button"
        inherit
        underline="always"
        onClick={() => openScreen('code')}
      >
        {t('EDITOR.SCREEN.CODE')}
      </Anchor>
    </>
  );
  return (
    <Textarea
      size="xs"
      aria-labelledby={labelId}
      className="pl-code"
      value={String(property.value ?? '')}
      maxLength={control.maxLength}
      autosize
      minRows={8}
      maxRows={24}
      spellCheck={false}
      disabled={isOff}
      description={isOff && reason}
      onChange={({ currentTarget }) => property.set(currentTarget.value)}
    />
  );
}

export const controlKind: ControlDefinition<'code'> = {
  Field: CodeField,
  share: () => null,
};
