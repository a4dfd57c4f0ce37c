import { z } from 'zod';
import { Email, recordFields, requiredText, typedText } from './fields.ts';
import { LOCALES } from './settings.ts';

export const ProfileFields = z.strictObject({
  name: requiredText(100),
  email: Email,
  /** Interface language. */
  language: z.enum(LOCALES).default('en_US'),
});
export type ProfileFields = z.infer<typeof ProfileFields>;

export const Profile = z.strictObject({ ...ProfileFields.shape, ...recordFields });
export type Profile = z.infer<typeof Profile>;

/** A new password. The upper limit bounds the cost of hashing. */
export const NewPassword = typedText().min(8).max(128);

type Pair = { readonly password: string; readonly confirm: string };

const isConfirmed = ({ password, confirm }: Pair): boolean => password === confirm;
const NOT_SAME = { message: 'notSame', path: ['confirm'] };

/** Only the server can verify the current password. */
export const PasswordChange = z
  .strictObject({
    current_password: z.string().min(1).max(1024),
    password: NewPassword,
    confirm: typedText(),
  })
  .refine(isConfirmed, NOT_SAME);
export type PasswordChange = z.infer<typeof PasswordChange>;

/** The form that a reset link opens. */
export const PasswordReset = z
  .strictObject({ token: z.string().min(1).max(255), password: NewPassword, confirm: typedText() })
  .refine(isConfirmed, NOT_SAME);
export type PasswordReset = z.infer<typeof PasswordReset>;
