import {
  type HubFeedback,
  RpcError,
  type RpcErrorType,
  type SignedText,
  signedText,
} from '@plinth/contract';
import { z } from 'zod';
import { isPublicAddress } from '../../outbound/public-address.ts';
import { readGeneral } from '../../settings/settings.ts';
import type { Actor } from '../../storage/database/actor.ts';
import type { Reader, Store } from '../../storage/database/store.ts';
import { audit } from '../../storage/records/audit.ts';
import { deleteFact, readFact, writeFact } from '../../storage/records/facts.ts';
import { askLicense } from './ask-license.ts';
import { type HubLink, serverAddress } from './hub-link.ts';
import { checkLicense } from './license.ts';

/**
 * Whether the hub has activated this installation for the URL it runs under. Its purpose is to
 * detect sites that were copied to another domain. The public site doesn't depend on it.
 */
export type ActivationInfo = {
  /** As the hub saw it, or this server's own address before the activation. */
  readonly ip: string;
  readonly is_ip_private: boolean;
  readonly domain: string;
  readonly product_id: string;
  /** `waiting`: the hub couldn't be reached during setup. Sign-in works for now. */
  readonly state: 'inactive' | 'active' | 'lapsed' | 'waiting';
  /** Why it's inactive. */
  readonly code: RpcErrorType | null;
};

/** What the site proves itself with to the hub in use, and the hub's public keys. */
export type SiteProof = {
  readonly domain: string;
  readonly product_id: string;
  readonly license: SignedText | undefined;
  readonly key: string | undefined;
};

export type ActivationPorts = {
  readonly store: Store;
  readonly hub: HubLink;
  readonly version: string;
  /** ms since 1970 */
  readonly clock: () => number;
};

export type Activation = {
  readonly read: () => Promise<ActivationInfo>;
  readonly readProof: () => Promise<SiteProof>;
  /** Throws an `RpcError` with an activation code. */
  readonly activate: (actor: Actor) => Promise<ActivationInfo>;
  /** Sends a message to the hub. Throws an `RpcError` with a message for the sender. */
  readonly sendFeedback: (feedback: Omit<HubFeedback, 'license'>) => Promise<void>;
  /**
   * Asks for another license if the hub sees another address than the license has. Without an answer
   * the license stays valid; after a refusal it doesn't.
   */
  readonly confirmAddress: (actor: Actor) => Promise<void>;
  /** Activates an installation that never was, or only by another hub, without failing. */
  readonly begin: (actor: Actor) => Promise<void>;
};

/** How long a new site may wait for a hub that can't be reached, in ms. */
const WAITING_MS = 30 * 24 * 60 * 60_000;

const failureSchema = z.object({
  code: z.string().transform((code) => code as RpcErrorType),
  domain: z.string(),
  waits_until: z.number(),
});
const keySchema = z.object({ url: z.string(), key: z.string() });

const claimOf = async (db: Reader) => {
  const { address } = await readGeneral(db);
  const domain = URL.canParse(address) ? new URL(address).hostname : address;
  return { domain, product_id: (await readFact(db, 'installation')) ?? '' };
};

async function readJson<T>(
  db: Reader,
  name: Parameters<typeof readFact>[1],
  schema: z.ZodType<T>,
): Promise<T | undefined> {
  const value = await readFact(db, name);
  return value === undefined ? undefined : schema.parse(JSON.parse(value));
}

/** The pinned keys of the hub in use. */
async function pinnedKey(db: Reader, hub: HubLink): Promise<string | undefined> {
  if (hub.pinned !== null) return hub.pinned;
  const stored = await readJson(db, 'license_key', keySchema);
  return stored?.url === hub.url ? stored.key : undefined;
}

/** Whether the license is from another hub than the one in use. */
async function isOfOtherHub(db: Reader, hub: HubLink): Promise<boolean> {
  const stored = await readJson(db, 'license_key', keySchema);
  return stored !== undefined && stored.url !== hub.url;
}

async function readActivation({ store, hub, clock }: ActivationPorts): Promise<ActivationInfo> {
  const db = store.read;
  const claim = await claimOf(db);
  const signed = await readJson(db, 'license', signedText);
  const key = await pinnedKey(db, hub);
  const check = checkLicense(signed, { ...claim, key, now: clock() });
  if (check.state !== 'inactive') return describe(claim, { ...check, code: null });
  const failure = await readJson(db, 'activation_failure', failureSchema);
  if (failure?.domain !== claim.domain) return describe(claim, check);
  const isNew = !signed || (await isOfOtherHub(db, hub));
  const isWaiting = isNew && clock() < failure.waits_until;
  return describe(claim, { state: isWaiting ? 'waiting' : 'inactive', code: failure.code });
}

const describe = (
  claim: { readonly domain: string; readonly product_id: string },
  { ip = serverAddress(), ...found }: Pick<ActivationInfo, 'state' | 'code'> & { ip?: string },
): ActivationInfo => ({
  ip,
  is_ip_private: !isPublicAddress(ip),
  domain: claim.domain,
  product_id: claim.product_id,
  state: found.state,
  code: found.code,
});

export function createActivationState(ports: ActivationPorts): Activation {
  const { store, hub, version, clock } = ports;
  const read = () => readActivation(ports);

  const activate = async (actor: Actor) => {
    const claim = await claimOf(store.read);
    const key = (await pinnedKey(store.read, hub)) ?? (await hub.readKey());
    const signed = await askLicense({ ...claim, version }, { hub, key, now: clock() });
    await store.transaction(async (tx) => {
      await writeFact(tx, 'license', JSON.stringify(signed));
      await writeFact(tx, 'license_key', JSON.stringify({ url: hub.url, key }));
      await deleteFact(tx, 'activation_failure');
      const details = { domain: claim.domain };
      await audit(tx, { record: 'activation', result: 'allowed', details });
    }, actor);
    return read();
  };

  /** Keeps why it failed, so that the next sign-in can tell. */
  const activateOrKeep = async (actor: Actor, waits_until: number) => {
    try {
      return await activate(actor);
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      const { domain } = await claimOf(store.read);
      const known = await readJson(store.read, 'activation_failure', failureSchema);
      const failure = { code: error.type, domain, waits_until: known?.waits_until ?? waits_until };
      await store.transaction(
        (tx) => writeFact(tx, 'activation_failure', JSON.stringify(failure)),
        actor,
      );
      throw error;
    }
  };

  const confirmAddress = async (actor: Actor) => {
    const { state, ip, domain } = await read();
    try {
      if (state === 'active' && (await hub.readAddress()) !== ip) await activate(actor);
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      if (error.type !== 'AUTHORIZATION_FAILED') return;
      const failure = { code: error.type, domain, waits_until: 0 };
      await store.transaction(async (tx) => {
        await deleteFact(tx, 'license');
        await writeFact(tx, 'activation_failure', JSON.stringify(failure));
      }, actor);
    }
  };

  return {
    read,
    confirmAddress,
    readProof: async () => ({
      ...(await claimOf(store.read)),
      license: await readJson(store.read, 'license', signedText),
      key: await pinnedKey(store.read, hub),
    }),
    activate: (actor) => activateOrKeep(actor, 0),
    sendFeedback: async (feedback) => {
      const license = await readJson(store.read, 'license', signedText);
      if (!license) throw new RpcError('VALIDATION', { message: 'MODULE.SUPPORT.HUB_REFUSED' });
      await hub.sendFeedback({ license, ...feedback });
    },
    begin: async (actor) => {
      const isKnown =
        (await readFact(store.read, 'license')) ??
        (await readFact(store.read, 'activation_failure'));
      if (isKnown !== undefined && !(await isOfOtherHub(store.read, hub))) return;
      await activateOrKeep(actor, clock() + WAITING_MS).catch((error) => {
        if (!(error instanceof RpcError)) throw error;
      });
    },
  };
}
