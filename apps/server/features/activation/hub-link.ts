import { networkInterfaces } from 'node:os';
import {
  HUB_PATH,
  type HubAnswer,
  type HubFeedback,
  type HubStatus,
  hubAddressAnswer,
  hubAnswer,
  hubKeyAnswer,
  hubStatus,
  RpcError,
} from '@plinth/contract';
import type { z } from 'zod';
import { createHubRequest, type HubRequest, type HubResponse } from '../../outbound/hub-request.ts';

/** This server's address in its network. */
export const serverAddress = (): string =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4')?.address ?? '127.0.0.1';

/** The hub that this site asks: the one within, or another server. */
export type HubLink = {
  /** URL of the hub, with a slash at the end. */
  readonly url: string;
  /** The key that the configuration pins. Null: the one of the first activation is kept. */
  readonly pinned: string | null;
  readonly readKey: () => Promise<string>;
  /** This site's address as the hub sees it. */
  readonly readAddress: () => Promise<string>;
  /** Sends a sealed request for a license. */
  readonly ask: (sealed: string) => Promise<HubAnswer>;
  /** Throws an `RpcError` with a message for the sender. */
  readonly sendFeedback: (feedback: HubFeedback) => Promise<void>;
};

const parseText = ({ text }: HubResponse): unknown => {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
};

function parse<T>(response: HubResponse | null, schema: z.ZodType<T>): T {
  if (!response || response.status >= 500) throw new RpcError('NETWORK');
  const parsed = schema.safeParse(parseText(response));
  if (!parsed.success) throw new RpcError('WRONG_RESPONSE_FORMAT');
  return parsed.data;
}

const notSent = (reason: 'HUB_AWAY' | 'HUB_REFUSED') =>
  new RpcError('VALIDATION', { message: `MODULE.SUPPORT.${reason}` });

/** The URL of the hub on a server, given its address with or without the path. */
export const hubUrl = (address: string): string =>
  `${address.replace(/\/+$/, '').replace(/\/hub$/, '')}${HUB_PATH}`;

/** A hub on another server. */
const remoteHub = (
  url: string,
  { pinned, request }: { readonly pinned: string | null; readonly request: HubRequest },
): HubLink => ({
  url,
  pinned,
  readKey: async () => parse(await request('key/'), hubKeyAnswer).key,
  readAddress: async () => parse(await request('address/'), hubAddressAnswer).ip,
  ask: async (source) => parse(await request('activation/', { source }), hubAnswer),
  sendFeedback: async (feedback) => {
    const response = await request('feedback/', feedback);
    if (!response) throw notSent('HUB_AWAY');
    const answer = hubStatus.safeParse(parseText(response));
    if (!answer.success || 'error' in answer.data) throw notSent('HUB_REFUSED');
  },
});

type BuiltIn = {
  readonly keys: { readonly text: string };
  readonly authority: (sealed: string, ip: string) => Promise<HubAnswer>;
  readonly takeFeedback: (feedback: HubFeedback) => Promise<HubStatus>;
};

type HubConfig = { readonly hub: string | undefined; readonly hubKey: string | undefined };

/** The hub that the configuration names, or the one within this site. */
export function createHubLink({ hub, hubKey }: HubConfig, builtIn: BuiltIn): HubLink {
  if (hub !== undefined) {
    const url = hubUrl(hub);
    return remoteHub(url, { pinned: hubKey ?? null, request: createHubRequest(url) });
  }
  const key = builtIn.keys.text;
  return {
    url: HUB_PATH,
    pinned: key,
    readKey: async () => key,
    readAddress: async () => serverAddress(),
    ask: (sealed) => builtIn.authority(sealed, serverAddress()),
    sendFeedback: async (feedback) => {
      const answer = await builtIn.takeFeedback(feedback);
      if ('error' in answer) throw notSent('HUB_REFUSED');
    },
  };
}
