import { isIP } from 'node:net';
import type { LaunchRisk } from '@plinth/contract';
import { isPublicAddress } from './public-address.ts';
import type { SafeFetch } from './safe-fetch.ts';

/** Why visitors may not reach the site at its URL. */
type SiteRisk = Extract<LaunchRisk, `address_${string}` | `certificate_${string}`>;

/** Error codes of Node’s TLS. Other codes about certificates mean that it isn't trusted. */
const TLS_RISKS: { readonly [code: string]: SiteRisk } = {
  CERT_HAS_EXPIRED: 'certificate_expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'certificate_other_host',
};

const TLS_CODE = /CERT|SSL|TLS|EPROTO|VERIFY/;

const LOCAL_NAME = /^(?:[^.]+|.+\.(?:localhost|local|internal|lan|home\.arpa|test))$/i;

/** Whether only this computer or its network can open URLs of a host. */
export function isLocalHost({ hostname }: Pick<URL, 'hostname'>): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) ? !isPublicAddress(host) : LOCAL_NAME.test(host);
}

const riskOf = (code: string): SiteRisk => {
  if (code === 'ENOTPUBLIC') return 'address_local';
  return TLS_RISKS[code] ?? (TLS_CODE.test(code) ? 'certificate_untrusted' : 'address_unreachable');
};

/**
 * Requests a URL that only this installation answers with 200, the way a visitor would. Null if it
 * does with a valid certificate, or if that can't be checked.
 */
export async function probeSite(url: URL, fetch: SafeFetch): Promise<SiteRisk | null> {
  if (isLocalHost(url)) return 'address_local';
  let code = '';
  const response = await fetch(url, {
    isHeadersOnly: true,
    onError: (error) => {
      code = String('code' in error ? error.code : '');
    },
  });
  // Other ports than those of the web are never requested.
  if (!response) return code === '' && url.port !== '' ? null : riskOf(code);
  if (response.status !== 200) return 'address_other_site';
  return url.protocol === 'http:' ? 'certificate_missing' : null;
}
