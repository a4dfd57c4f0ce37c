import { Button } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { IconDownload } from '@tabler/icons-react';
import { encodeQR } from 'qr';
import { useMemo } from 'react';

/** The quiet zone that scanners need, in modules. */
const BORDER = 4;

/** Black on white in dark mode and on paper, too. */
const onWhite = (svg: string): string =>
  svg.replace('<path', '<rect width="100%" height="100%" fill="#fff"/><path');

/** A code that opens the site on a phone, to scan or to print. */
export const QrCode = ({ address }: { readonly address: string }) => {
  const t = useT();
  const image = useMemo(() => {
    const svg = onWhite(encodeQR(address, 'svg', { border: BORDER }));
    return `data:image/svg+xml,${encodeURIComponent(svg)}`;
  }, [address]);
  return (
    <div className="launch-qr">
      <img src={image} alt={t('MODULE.LAUNCH.QR_ALT', { address })} data-testid="launch-qr" />
      <Button
        component="a"
        href={image}
        download="qr-code.svg"
        size="xs"
        variant="default"
        leftSection={<IconDownload size={16} />}
      >
        {t('MODULE.LAUNCH.QR_DOWNLOAD')}
      </Button>
    </div>
  );
};
