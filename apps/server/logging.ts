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

/** Lines for a person who looks on. */
export async function terminalStream(): Promise<DestinationStream> {
  const { default: pretty } = await import('pino-pretty');
  return pretty({ translateTime: 'SYS:HH:MM:ss' });
}
