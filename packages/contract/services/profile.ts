import { typedText } from '@plinth/model';
import { z } from 'zod';
import { defineService } from '../method.ts';
import {
  existingPassword,
  newPassword,
  profileFields,
  profileRecord,
  sessionRecord,
} from '../records/account.ts';
import { byId, done, noParams, patchOf } from '../shapes.ts';

export const ProfileService = defineService({
  get: { capability: 'profile.read', params: noParams, result: profileRecord },
  save: {
    capability: 'profile.write',
    params: z.strictObject({
      item: patchOf(profileFields),
      revision: z.int().positive(),
    }),
    result: profileRecord,
  },
  changePassword: {
    capability: 'profile.write',
    params: z.strictObject({
      current_password: existingPassword,
      password: newPassword,
      confirm: typedText(),
    }),
    result: done,
    limit: { calls: 10, minutes: 15, per: 'session' },
  },
  getSessions: {
    capability: 'profile.read',
    isPrivate: true,
    params: noParams,
    result: z.strictObject({ items: z.array(sessionRecord) }),
  },
  revokeSession: { capability: 'profile.write', params: byId, result: done },
});
