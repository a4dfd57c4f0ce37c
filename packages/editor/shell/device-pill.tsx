import { Switch } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import type { Device } from '@plinth/model';
import { announce } from '@plinth/ui';
import { useEffect } from 'react';
import { useSession, useUi } from '../core/session/context.ts';
import { useIsPhone } from '../core/view/use-is-phone.ts';
import { storedScope, storeScope } from './stored-view.ts';
import './device-pill.css';

/** On devices other than desktop, names the devices that style changes apply to. */
export function DevicePill() {
  const t = useT();
  const device = useUi((ui) => ui.device);
  const state = useUi((ui) => ui.state);
  const hasPanel = useUi((ui) => ui.panel !== null);
  const isUsual = useUi((ui) => ui.changesAllDevices && !ui.isInspecting);
  const isOnPhone = useDeviceScope();
  if (state === 'hover') return <Pill text={t('EDITOR.EDITING_HOVER')} />;
  if (device === 'desktop') return null;
  // Panels add and arrange; they don't style. The page needs the space of a status that is usual.
  if (isOnPhone) return hasPanel || isUsual ? null : <ScopeSwitch device={device} />;
  return <Pill text={t(`EDITOR.EDITING.${keyPart(device)}`)} />;
}

const Pill = ({ text }: { readonly text: string }) => (
  <div className="pl-device-pill" data-testid="device-pill">
    {text}
  </div>
);

/** Restores the choice of this tab when the window becomes a phone's. Returns whether it is one. */
function useDeviceScope(): boolean {
  const { ui } = useSession();
  const isOnPhone = useIsPhone();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice is read again for another window
  useEffect(() => {
    ui.setState({ changesAllDevices: storedScope() });
  }, [ui, isOnPhone]);
  return isOnPhone;
}

type ScopeSwitchProps = { readonly device: Exclude<Device, 'desktop'> };

/** Chooses whether changes apply to all devices or only to the shown one. */
function ScopeSwitch({ device }: ScopeSwitchProps) {
  const t = useT();
  const { ui } = useSession();
  const isForAll = useUi((state) => state.changesAllDevices);
  const textFor = (all: boolean) => t(all ? 'EDITOR.SCOPE.ALL' : `EDITOR.SCOPE.${keyPart(device)}`);
  const choose = (isOnly: boolean) => {
    ui.setState({ changesAllDevices: !isOnly });
    storeScope(!isOnly);
    announce(textFor(!isOnly));
  };
  return (
    <div
      className="pl-device-pill pl-device-scope"
      data-only={!isForAll || undefined}
      data-testid="device-pill"
    >
      <span>{textFor(isForAll)}</span>
      <Switch
        size="sm"
        label={t('EDITOR.SCOPE.ONLY')}
        labelPosition="left"
        checked={!isForAll}
        onChange={({ currentTarget }) => choose(currentTarget.checked)}
        data-testid="device-scope"
      />
    </div>
  );
}
