import type { Device, NodeId, Properties, PropertyValue } from '@plinth/model';
import { completeProperties } from '@plinth/render/react';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import { setValue } from '../commands/properties.ts';
import { useReport } from '../parts/use-report.ts';
import { useSession, useUi } from '../session/context.ts';
import type { EditorSession } from '../session/types.ts';
import {
  type Effective,
  effectiveOn,
  effectiveValue,
  sameEffective,
  shared,
  withDeviceAt,
} from './effective.ts';

export type ControlValue = Effective & {
  /** undefined takes the value away, so that the inherited or default one holds again. */
  readonly set: (value: PropertyValue | undefined) => void;
  readonly reset: () => void;
};

const EMPTY: Properties = {};

type Asked = {
  readonly id: NodeId;
  readonly names: readonly string[];
  /** null: the same on all devices. */
  readonly device: Device | null;
};

function read({ store }: EditorSession, { id, names, device }: Asked): Effective {
  const node = store.node(id);
  const values = {
    own: node?.properties ?? EMPTY,
    complete: (node ? completeProperties(node) : EMPTY) as Properties,
  };
  return device === null ? effectiveValue(values, names) : effectiveOn(values, names, device);
}

/** All that is selected with `id`: only options that they share are shown, and set on all of them. */
export function alike({ store, ui }: EditorSession, id: NodeId): readonly NodeId[] {
  const { selection } = ui.getState();
  return selection.includes(id) ? selection.filter((other) => store.node(other)) : [id];
}

/** The value at a path as it holds now; the same object until it changes, so that others may change freely. */
function useEffective(id: NodeId, key: string, isPerDevice: boolean): Effective {
  const session = useSession();
  const device = useUi((ui) => (isPerDevice ? ui.device : null));
  const selection = useUi((ui) => ui.selection);
  const last = useRef<Effective | null>(null);
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [...new Set([id, ...selection])].map((each) =>
        session.store.subscribe(each, listener),
      );
      return () => {
        for (const stop of stops) stop();
      };
    },
    [session, id, selection],
  );
  return useSyncExternalStore(subscribe, () => {
    const names = key.split('.');
    const next = shared(
      alike(session, id).map((each) => read(session, { id: each, names, device })),
    );
    if (last.current === null || !sameEffective(last.current, next)) last.current = next;
    return last.current;
  });
}

/** One option of the selected widgets on the device shown, with the way to change it on all of them. */
export function useProperty(
  id: NodeId,
  path: readonly string[],
  isPerDevice: boolean,
): ControlValue {
  const session = useSession();
  const report = useReport();
  const key = path.join('.');
  const effective = useEffective(id, key, isPerDevice);
  const set = useCallback(
    (value: PropertyValue | undefined) => {
      const { device } = session.ui.getState();
      const names = key.split('.');
      const next = (own: Properties) =>
        isPerDevice ? withDeviceAt(own, names, { device, value }) : value;
      report(setValue(session, alike(session, id), { path: names, value: next }));
    },
    [session, report, id, key, isPerDevice],
  );
  return { ...effective, set, reset: () => set(undefined) };
}
