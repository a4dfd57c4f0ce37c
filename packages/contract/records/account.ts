import { Email, NewPassword, Profile, ProfileFields } from '@plinth/model';
import { z } from 'zod';
import { id, isoTime } from '../shapes.ts';

export const email = Email;
export const newPassword = NewPassword;
/** An existing password, for verification. The limit bounds the cost of hashing. */
export const existingPassword = z.string().min(1).max(1024);

export const user = z.strictObject({ id, name: z.string(), email: z.string() });
export type User = z.output<typeof user>;

export const profileFields = ProfileFields;
export const profileRecord = Profile;
export type ProfileRecord = z.output<typeof profileRecord>;

export const sessionRecord = z.strictObject({
  id,
  created: isoTime,
  seen: isoTime,
  expires: isoTime,
  /** The first part of the IP address, to recognize a session. */
  ip: z.string(),
  device: z.string(),
  is_remembered: z.boolean(),
  is_current: z.boolean(),
});
export type SessionRecord = z.output<typeof sessionRecord>;
