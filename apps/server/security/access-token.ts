import { type AccessClaims, accessClaims } from '@plinth/contract';
import { type HubKeys, isSignedBy, parseHubKeys, signText } from './hub-keys.ts';

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The only header of our tokens, so that no other algorithm can be asked for. */
const HEADER = encode({ alg: 'EdDSA', typ: 'JWT' });

/** A JSON web token that the hub signs. */
export function issueToken(keys: HubKeys, claims: AccessClaims): string {
  const { text, signature } = signText(keys, `${HEADER}.${encode(claims)}`);
  return `${text}.${signature}`;
}

const parseClaims = (payload: string): unknown => {
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString());
  } catch {
    return undefined;
  }
};

/** What a token says, if the hub with these public keys signed it. Null otherwise. */
export function openToken(token: string, hubKey: string): AccessClaims | null {
  const keys = parseHubKeys(hubKey);
  const [header, payload = '', signature = '', ...rest] = token.split('.');
  if (!keys || header !== HEADER || rest.length > 0) return null;
  if (!isSignedBy(keys, { text: `${header}.${payload}`, signature })) return null;
  return accessClaims.safeParse(parseClaims(payload)).data ?? null;
}
