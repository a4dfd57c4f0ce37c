import { Notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.layer.css';
import { MAX_TOASTS } from './toast.tsx';

export const ToastArea = () => (
  <Notifications
    position="bottom-left"
    limit={MAX_TOASTS}
    transitionDuration={350}
    containerWidth={380}
    pauseResetOnHover="all"
  />
);
