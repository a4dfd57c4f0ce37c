import { accessClaims, isTokenFresh, MAX_TOKEN } from '@plinth/contract';
import { readStorage, writeStorage } from '@plinth/ui';

const keyOf = (userId: number): string => `plinth_access_token_${userId}`;

/** What a token says, without a check of who signed it. Null if it can't be decoded. */
function decodeToken(token: string) {
  const [, payload = '', , ...rest] = token.split('.');
  if (token.length > MAX_TOKEN || rest.length > 0) return null;
  try {
    const text = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    return accessClaims.safeParse(JSON.parse(new TextDecoder().decode(bytes))).data ?? null;
  } catch {
    return null;
  }
}

const isUsable = (token: string): boolean => {
  const claims = decodeToken(token);
  return claims !== null && isTokenFresh(claims, Date.now());
};

export const dropToken = (userId: number): void => writeStorage(keyOf(userId), null);

/** The user's token. Drops one that can't be decoded or has expired. */
export function readToken(userId: number): string | null {
  const token = readStorage(keyOf(userId));
  if (token === null || isUsable(token)) return token;
  dropToken(userId);
  return null;
}

/** Stores a token that can be decoded and hasn't expired. Returns whether it did. */
export function storeToken(userId: number, token: string): boolean {
  const isStored = isUsable(token);
  if (isStored) writeStorage(keyOf(userId), token);
  return isStored;
}
