import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger };

/** Fields with these names are redacted. */
const SECRETS = [
  'password',
  'confirm',
  'current_password',
  'token',
  'password_hash',
  'passphrase',
  'cookie',
  'authorization',
];

const redacted = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** Writes JSON lines to stdout or `stream`. */
export const createLogger = (level: string, stream?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: redacted, censor: '[secret]' },
    },
    stream ?? pino.destination(1),
  );

const MINUTE = 60_000;

/**
 * Calls `write` at most once a minute, so that clients can't flood the log. `leftOut` is the number
 * of calls skipped since the last one.
 */
export function onceAMinute(write: (skipped: number) => void): () => void {
  let last = Number.NEGATIVE_INFINITY;
  let skipped = 0;
  return () => {
    const now = performance.now();
    if (now - last < MINUTE) {
      skipped += 1;
      return;
    }
    write(skipped);
    last = now;
    skipped = 0;
  };
}

/** Human-readable log lines. */
export async function terminalStream(): Promise<DestinationStream> {
  const { default: pretty } = await import('pino-pretty');
  return pretty({ translateTime: 'SYS:HH:MM:ss' });
}
