import type { Owner } from '@plinth/model';

/** Heartbeat interval in ms: a killed window can't say goodbye. */
const EVERY = 5000;

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
  const heard = new Map<string, number>();
  let last = false;
  const tell = () => {
    for (const [from, at] of heard) if (Date.now() - at > 2.5 * EVERY) heard.delete(from);
    if (last === heard.size > 0) return;
    last = heard.size > 0;
    listener(last);
  };
  const say = (kind: Message['kind']) => channel.postMessage({ from: own, kind } satisfies Message);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'gone') heard.delete(data.from);
    else heard.set(data.from, Date.now());
    if (data.kind === 'here') say('back');
    tell();
  };
  const leave = () => say('gone');
  const timer = setInterval(() => {
    say('here');
    tell();
  }, EVERY);
  window.addEventListener('pagehide', leave);
  say('here');
  return () => {
    leave();
    clearInterval(timer);
    window.removeEventListener('pagehide', leave);
    channel.close();
  };
}
