import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger };

/** Whatever carries one of these names is not written to a log. */
const SECRETS = [
  'password',
  'confirm',
  'current_password',
  'token',
  'password_hash',
  'cookie',
  'authorization',
];

const redacted = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** JSON lines on stdout, or whatever `stream` makes of them. */
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

/** Writes at most once a minute, so that strangers cannot fill the log; `leftOut`: times since. */
export function onceAMinute(write: (leftOut: number) => void): () => void {
  let last = Number.NEGATIVE_INFINITY;
  let leftOut = 0;
  return () => {
    const now = performance.now();
    if (now - last < MINUTE) {
      leftOut += 1;
      return;
    }
    write(leftOut);
    last = now;
    leftOut = 0;
  };
}

/** Lines for a person who looks on. */
export async function terminalStream(): Promise<DestinationStream> {
  const { default: pretty } = await import('pino-pretty');
  return pretty({ translateTime: 'SYS:HH:MM:ss' });
}
