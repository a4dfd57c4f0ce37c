import { Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { IconCheck, IconPoint } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { all, atLeast, atMost, repeats, requiredAs } from './rules.tsx';
import './new-password.css';

type NewPasswordValues = { readonly password: string; readonly confirm: string };

type NewPasswordProps = {
  readonly form: {
    readonly values: NewPasswordValues;
    readonly getInputProps: (field: keyof NewPasswordValues) => { readonly error?: ReactNode };
  };
  readonly labels?: { readonly password: string; readonly repeat: string };
};

/** Validation rules of the two fields. */
export const NEW_PASSWORD_RULES = {
  password: all(requiredAs('MODULE.AUTH.PASSWORD.MISSING'), atLeast(8), atMost(128)),
  confirm: all<NewPasswordValues>(
    requiredAs('MODULE.AUTH.PASSWORD.CONFIRM_MISSING'),
    repeats('password'),
  ),
};

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];

/** 0 too short, 1 weak, 2 fair, 3 strong: length counts more than variety. */
const passwordStrength = (password: string): 0 | 1 | 2 | 3 => {
  if (password.length < 8) return 0;
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const score = password.length + kinds * 2;
  if (score >= 20) return 3;
  return score >= 14 ? 2 : 1;
};

const STRENGTH_TEXT = {
  0: 'MODULE.AUTH.PASSWORD.LONG_ENOUGH',
  1: 'MODULE.AUTH.PASSWORD.STRENGTH_WEAK',
  2: 'MODULE.AUTH.PASSWORD.STRENGTH_FAIR',
  3: 'MODULE.AUTH.PASSWORD.STRENGTH_STRONG',
} as const;

const Tick = ({ done, text }: { readonly done: boolean; readonly text: string }) => (
  <Text size="xs" className="new-password-tick" data-done={done || undefined}>
    {done ? <IconCheck size={14} aria-hidden="true" /> : <IconPoint size={14} aria-hidden="true" />}
    {text}
  </Text>
);

/**
 * New password and confirmation, with feedback while typing. One switch shows both, after them, so
 * that Tab leads from one field to the next.
 */
export const NewPassword = ({ form, labels }: NewPasswordProps) => {
  const t = useT();
  const { password, confirm } = form.values;
  const strength = passwordStrength(password);
  const passwordProps = form.getInputProps('password');
  const [isShown, setShown] = useState(false);
  const type = isShown ? 'text' : 'password';
  return (
    <Stack gap="lg">
      <div>
        <TextInput
          type={type}
          label={labels?.password ?? t('MODULE.AUTH.RESET.PASSWORD')}
          autoComplete="new-password"
          size="md"
          {...passwordProps}
        />
        <div className="new-password-meter" data-strength={strength} aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
        {!passwordProps.error && <Tick done={strength === 3} text={t(STRENGTH_TEXT[strength])} />}
      </div>
      <div>
        <TextInput
          type={type}
          label={labels?.repeat ?? t('MODULE.AUTH.RESET.REPEAT')}
          autoComplete="new-password"
          size="md"
          {...form.getInputProps('confirm')}
        />
        <Group justify="space-between" mt="sm">
          <Checkbox
            label={t('COMMON.TEXT.PASSWORD_SHOW')}
            checked={isShown}
            onChange={(event) => setShown(event.currentTarget.checked)}
          />
          {confirm !== '' && password === confirm && (
            <Tick done text={t('MODULE.AUTH.PASSWORD.MATCHES')} />
          )}
        </Group>
      </div>
    </Stack>
  );
};
