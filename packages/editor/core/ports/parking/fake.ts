import type { ParkedVersion, ParkedWork, ParkingPort, ParkOutcome, ParkRequest } from './port.ts';

export type FakeParking = ParkingPort & {
  /** All requests, including those that were refused. */
  readonly sent: ParkRequest[];
  /** Versions that were to be deleted, by request. */
  readonly dropped: (readonly ParkedVersion[])[];
  /**
   * Answers the next requests in turn. `parked` means that one has its usual outcome; others fail,
   * and `drop` only if it is `unreachable`.
   */
  readonly answerNext: (...outcomes: readonly ParkOutcome[]) => void;
};

const isOneOf = (versions: readonly ParkedVersion[], { window, revision }: ParkedVersion) =>
  versions.some((known) => known.window === window && known.revision >= revision);

/** Keeps the work of one window at a time, at first this. */
export function fakeParking(first: ParkedWork | null = null): FakeParking {
  let parked = first;
  const sent: ParkRequest[] = [];
  const dropped: (readonly ParkedVersion[])[] = [];
  const answers: ParkOutcome[] = [];

  const store = ({ window, revision, replaces, data }: ParkRequest): ParkOutcome => {
    const isOwn = parked?.window === window;
    if (parked && isOwn && parked.revision >= revision) return 'parked';
    if (parked && !isOwn && !isOneOf(replaces, parked)) return 'conflict';
    parked = { window, revision, data, modified: Date.now(), device: 'Fake browser' };
    return 'parked';
  };

  return {
    ...{ sent, dropped },
    answerNext: (...outcomes) => void answers.push(...outcomes),
    read: async () => parked,
    save: async (request) => {
      sent.push(request);
      const answer = answers.shift() ?? 'parked';
      return answer === 'parked' ? store(request) : answer;
    },
    drop: async (versions) => {
      dropped.push(versions);
      if (answers.shift() === 'unreachable') return false;
      if (parked && isOneOf(versions, parked)) parked = null;
      return true;
    },
  };
}
