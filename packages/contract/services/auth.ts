import { typedText } from '@plinth/model';
import { z } from 'zod';
import { defineService, FREQUENT } from '../method.ts';
import { email, existingPassword, newPassword, user } from '../records/account.ts';
import { done, id, noParams } from '../shapes.ts';

/** Sign-in and sign-out. Responses don't reveal whether an account exists. */
export const AuthService = defineService({
  login: {
    capability: 'guest',
    params: z.strictObject({
      email: z.string().min(1).max(254),
      password: existingPassword,
      remember: z.boolean().default(false),
    }),
    result: user,
    limit: FREQUENT,
  },
  logout: { capability: 'guest', params: noParams, result: done, limit: FREQUENT },
  /** The signed-in user, or null. */
  me: { capability: 'guest', params: noParams, result: user.nullable(), limit: FREQUENT },
  forgotPassword: {
    capability: 'guest.write',
    params: z.strictObject({ email }),
    result: done,
    limit: { calls: 10, minutes: 60, per: 'ip' },
  },
  resetPassword: {
    capability: 'guest.write',
    params: z.strictObject({
      token: z.string().min(1).max(128),
      password: newPassword,
      confirm: typedText(),
    }),
    result: done,
    limit: { calls: 10, minutes: 60, per: 'ip' },
  },
  /** Verifies the password. Enables step-up actions for 15 minutes. */
  confirmPassword: {
    capability: 'profile.read',
    params: z.strictObject({ password: existingPassword }),
    result: done,
    limit: { calls: 10, minutes: 15, per: 'session' },
  },
  loginToPageByPassword: {
    capability: 'guest',
    params: z.strictObject({ page_id: id, password: existingPassword }),
    result: done,
    limit: { calls: 10, minutes: 15, per: 'ip' },
  },
});
