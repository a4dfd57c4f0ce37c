import { PasswordInput, Stack, Text } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { IconCheck, IconPoint } from '@tabler/icons-react';
import { all, atLeast, atMost, repeats, required } from './rules.tsx';
import './new-password.css';

type NewPasswordValues = { readonly password: string; readonly confirm: string };

type NewPasswordProps = {
  readonly form: {
    readonly values: NewPasswordValues;
    readonly getInputProps: (field: keyof NewPasswordValues) => object;
  };
  readonly labels?: { readonly password: string; readonly repeat: string };
};

/** Validation rules of the two fields. */
export const NEW_PASSWORD_RULES = {
  password: all(required, atLeast(8), atMost(128)),
  confirm: all<NewPasswordValues>(required, repeats('password')),
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

/** New password and confirmation, with feedback while typing. */
export const NewPassword = ({ form, labels }: NewPasswordProps) => {
  const t = useT();
  const { password, confirm } = form.values;
  const strength = passwordStrength(password);
  return (
    <Stack gap="lg">
      <div>
        <PasswordInput
          label={labels?.password ?? t('MODULE.AUTH.RESET.PASSWORD')}
          autoComplete="new-password"
          size="md"
          {...form.getInputProps('password')}
        />
        <div className="new-password-meter" data-strength={strength} aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
        <Tick done={strength > 1} text={t(STRENGTH_TEXT[strength])} />
      </div>
      <div>
        <PasswordInput
          label={labels?.repeat ?? t('MODULE.AUTH.RESET.REPEAT')}
          autoComplete="new-password"
          size="md"
          {...form.getInputProps('confirm')}
        />
        {confirm !== '' && (
          <Tick done={password === confirm} text={t('MODULE.AUTH.PASSWORD.MATCHES')} />
        )}
      </div>
    </Stack>
  );
};
