import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { useUi } from '../core/session/context.ts';
import './device-pill.css';

/** On devices other than desktop, names the device that style changes apply to. */
export function DevicePill() {
  const t = useT();
  const device = useUi((ui) => ui.device);
  const state = useUi((ui) => ui.state);
  if (state === 'hover') return <Pill text={t('EDITOR.EDITING_HOVER')} />;
  return device === 'desktop' ? null : <Pill text={t(`EDITOR.EDITING.${keyPart(device)}`)} />;
}

const Pill = ({ text }: { readonly text: string }) => (
  <div className="pl-device-pill" data-testid="device-pill">
    {text}
  </div>
);
