import { PasswordInput, Stack, Text } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { IconCheck, IconPoint } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import './new-password.css';

type InputProps = Partial<ComponentProps<typeof PasswordInput>>;

type NewPasswordProps = {
  readonly password: string;
  readonly repeated: string;
  readonly labels: { readonly password: string; readonly repeat: string };
  readonly passwordProps: InputProps;
  readonly repeatProps: InputProps;
};

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];

/** 0 too short, 1 weak, 2 fair, 3 strong: length counts more than variety. */
export const passwordStrength = (password: string): 0 | 1 | 2 | 3 => {
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

/** A new password and its repetition, with what is still missing told while typing. */
export const NewPassword = ({
  password,
  repeated,
  labels,
  passwordProps,
  repeatProps,
}: NewPasswordProps) => {
  const t = useT();
  const strength = passwordStrength(password);
  return (
    <Stack gap="lg">
      <div>
        <PasswordInput
          label={labels.password}
          autoComplete="new-password"
          size="md"
          {...passwordProps}
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
          label={labels.repeat}
          autoComplete="new-password"
          size="md"
          {...repeatProps}
        />
        <Tick
          done={password !== '' && password === repeated}
          text={t('MODULE.AUTH.PASSWORD.MATCHES')}
        />
      </div>
    </Stack>
  );
};
