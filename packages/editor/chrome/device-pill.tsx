import { useT } from '@plinth/i18n/react';
import { useUi } from '../session/context.ts';
import './device-pill.css';

/** On every device but the desktop: what a change of style applies to now. */
export function DevicePill() {
  const t = useT();
  const device = useUi((ui) => ui.device);
  const state = useUi((ui) => ui.state);
  if (device === 'desktop' && state === 'normal') return null;
  const key = state === 'hover' ? 'EDITOR.EDITING_HOVER' : `EDITOR.EDITING.${device.toUpperCase()}`;
  return (
    <div className="pl-device-pill" data-testid="device-pill">
      {t(key)}
    </div>
  );
}
