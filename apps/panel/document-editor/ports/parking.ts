import { RpcError, type UnsavedWorkData } from '@plinth/contract';
import type { ParkingPort } from '@plinth/editor';
import type { OwnerKind } from '@plinth/model';
import { backgroundClient, type client, quietClient } from '../../rpc/client.ts';

/** Browsers refuse larger requests that outlive their page; the limit in bytes is 65,536. */
const KEEPALIVE_CHARACTERS = 16_000;

/** Errors of the work itself: another attempt fails as well. */
const REFUSALS: readonly string[] = ['VALIDATION', 'PARAMS', 'REQUEST', 'PARSE', 'TOO_LARGE'];

/** A deleted document took its unsaved work with it, and demo mode keeps none. */
const NOTHING_PARKED: readonly string[] = ['NOT_FOUND', 'DEMO'];

const SERVICES = {
  page: 'PagesService',
  popup: 'PopupsService',
  post: 'PostsService',
  blog_template: 'BlogService',
} as const;

const serviceOf = (from: typeof client, kind: OwnerKind) => from[SERVICES[kind]];

/** Keeps unsaved work on the server. Never prompts for sign-in, and never reloads site data. */
export const parkingPort = (kind: OwnerKind, id: number): ParkingPort => {
  const quiet = serviceOf(quietClient, kind);
  return {
    read: async () => {
      const { work } = await quiet.getUnsavedWork({ id });
      if (!work) return null;
      const { window, revision, data } = work;
      const modified = Date.parse(work.modified);
      const { deviceName } = await import('@plinth/model');
      return { window, revision, modified, device: deviceName(work.device), data };
    },
    save: async ({ isLast, replaces, data, ...version }) => {
      const isSmall = isLast && JSON.stringify(data).length < KEEPALIVE_CHARACTERS;
      const service = isSmall ? serviceOf(backgroundClient, kind) : quiet;
      const request = { id, ...version, replaces: [...replaces], data: data as UnsavedWorkData };
      try {
        await service.saveUnsavedWork(request);
        return 'parked';
      } catch (error) {
        const type = error instanceof RpcError ? error.type : 'NETWORK';
        if (type === 'CONFLICT') return 'conflict';
        return REFUSALS.includes(type) ? 'refused' : 'unreachable';
      }
    },
    drop: (versions) =>
      quiet.deleteUnsavedWork({ id, versions: [...versions] }).then(
        () => true,
        (error: unknown) => error instanceof RpcError && NOTHING_PARKED.includes(error.type),
      ),
  };
};
