import { useT } from '@plinth/i18n/react';
import { IconDevices } from '@tabler/icons-react';
import { useUi } from '../../core/session/context.ts';
import './all-devices.css';

/** On smaller devices, marks a setting that has one value for all. */
export function AllDevices() {
  const t = useT();
  const device = useUi((ui) => ui.device);
  if (device === 'desktop') return null;
  return (
    <span
      className="pl-all-devices"
      data-tip={t('EDITOR.ALL_DEVICES_TIP')}
      data-testid="all-devices"
    >
      <IconDevices size={14} aria-hidden />
      <span>{t('EDITOR.ALL_DEVICES')}</span>
    </span>
  );
}
