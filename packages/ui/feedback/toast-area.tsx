import { Notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.layer.css';
import { useStored } from './store.ts';
import { MAX_TOASTS, toastStart } from './toast.tsx';

export function ToastArea() {
  const start = useStored(toastStart);
  return (
    <Notifications
      position="bottom-left"
      limit={MAX_TOASTS}
      transitionDuration={350}
      containerWidth={380}
      pauseResetOnHover="all"
      style={start === null ? {} : { '--pl-toast-start': `${start}px` }}
    />
  );
}
