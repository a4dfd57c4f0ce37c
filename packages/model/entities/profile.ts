import { z } from 'zod';
import { Email, recordFields, requiredText } from './fields.ts';
import { LOCALES } from './settings.ts';

export const ProfileFields = z.strictObject({
  name: requiredText(100),
  email: Email,
  /** Language of the panel. */
  language: z.enum(LOCALES).default('en_US'),
});
export type ProfileFields = z.infer<typeof ProfileFields>;

export const Profile = z.strictObject({ ...ProfileFields.shape, ...recordFields });
export type Profile = z.infer<typeof Profile>;

/** A password that is set: long enough to be safe, short enough to be hashed. */
export const NewPassword = z.string().min(8).max(128);

type Pair = { readonly password: string; readonly confirm: string };

const isConfirmed = ({ password, confirm }: Pair): boolean => password === confirm;
const NOT_SAME = { message: 'notSame', path: ['confirm'] };

/** Whether the current one is right only the server can tell. */
export const PasswordChange = z
  .strictObject({
    current_password: z.string().min(1).max(1024),
    password: NewPassword,
    confirm: z.string(),
  })
  .refine(isConfirmed, NOT_SAME);
export type PasswordChange = z.infer<typeof PasswordChange>;

/** The form behind a reset link. */
export const PasswordReset = z
  .strictObject({ token: z.string().min(1).max(255), password: NewPassword, confirm: z.string() })
  .refine(isConfirmed, NOT_SAME);
export type PasswordReset = z.infer<typeof PasswordReset>;
