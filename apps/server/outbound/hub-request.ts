/** Requests to the configured hub, the only server that Plinth contacts on its own. */
export type HubRequest = (path: string, body?: unknown) => Promise<HubResponse | null>;

/** The text is null if it's too large. */
export type HubResponse = { readonly status: number; readonly text: string | null };

const TIMEOUT_MS = 5_000;
const MAX_BYTES = 1_048_576;

async function readText(response: Response): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Sends JSON if there is a body. Follows no redirects. Null if the hub can't be reached or doesn't
 * finish in time. `base` ends with a slash.
 */
export const createHubRequest =
  (base: string, timeout = TIMEOUT_MS): HubRequest =>
  async (path, body) => {
    try {
      const response = await fetch(new URL(path, base), {
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
        ...(body !== undefined && {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      });
      return { status: response.status, text: await readText(response) };
    } catch {
      return null;
    }
  };
