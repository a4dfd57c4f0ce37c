import type { Owner } from '@plinth/model';

/** Heartbeat interval in ms: a killed window can't send goodbye. */
const HEARTBEAT_MS = 5000;

type Message = { readonly from: string; readonly kind: 'here' | 'back' | 'gone' };

/**
 * Reports whether another window of this browser has the document open; returns a function that
 * stops. Windows send heartbeats and count as closed after a goodbye or two missed heartbeats.
 */
export function watchOtherTabs(
  { kind, id }: Owner,
  listener: (isElsewhere: boolean) => void,
): () => void {
  const channel = new BroadcastChannel(`plinth-${kind}-${id}`);
  const own = String(Math.random());
  const lastSeen = new Map<string, number>();
  let last = false;
  const report = () => {
    for (const [from, at] of lastSeen)
      if (Date.now() - at > 2.5 * HEARTBEAT_MS) lastSeen.delete(from);
    if (last === lastSeen.size > 0) return;
    last = lastSeen.size > 0;
    listener(last);
  };
  const send = (kind: Message['kind']) =>
    channel.postMessage({ from: own, kind } satisfies Message);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'gone') lastSeen.delete(data.from);
    else lastSeen.set(data.from, Date.now());
    if (data.kind === 'here') send('back');
    report();
  };
  const leave = () => send('gone');
  const timer = setInterval(() => {
    send('here');
    report();
  }, HEARTBEAT_MS);
  window.addEventListener('pagehide', leave);
  send('here');
  return () => {
    leave();
    clearInterval(timer);
    window.removeEventListener('pagehide', leave);
    channel.close();
  };
}
