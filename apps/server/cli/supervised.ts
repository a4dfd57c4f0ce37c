import cluster from 'node:cluster';

/** What the server says to the program that started it. */
type Message = { readonly type: 'listening'; readonly url: string } | { readonly type: 'update' };

const isUpdate = (message: unknown): message is Message =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === 'update';

const isSupervised = (): boolean =>
  process.env.PLINTH_INSTALL !== undefined && process.send !== undefined && !cluster.isWorker;

const stop = (): boolean => process.kill(process.pid, 'SIGTERM');

/** Stops the server when the supervisor is gone, and passes on what workers ask it for. */
export function followSupervisor(): void {
  if (!isSupervised()) return;
  process.on('disconnect', stop);
  // A server that can't start ends, although it listens for this.
  process.channel?.unref();
  if (!process.connected) stop();
  cluster.on('message', (_, message: unknown) => {
    if (isUpdate(message) && process.connected) process.send?.(message, () => undefined);
  });
}

/** Tells the supervisor where the server listens. */
export function reportListening(url: string): void {
  const message: Message = { type: 'listening', url };
  if (isSupervised() && process.connected) process.send?.(message);
}
