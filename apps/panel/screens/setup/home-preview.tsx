import { useDebouncedValue } from '@mantine/hooks';
import type { DraftLogo } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { type ColorTheme, withPrimaryColor } from '@plinth/model';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { PageFrame } from '../../pages/page-frame.tsx';
import { client } from '../../rpc/client.ts';

/** The top of the home page on a desktop, in px. */
const SIZE = { width: 1280, height: 640 };

/** Time in ms without a change after which the preview follows. */
const PAUSE = 250;

type HomePreviewProps = {
  /** Id of the home page. */
  readonly page: number;
  readonly theme: ColorTheme;
  readonly color: string;
  readonly logo: DraftLogo | null;
};

/** The home page in a color and with a logo that aren't saved yet. */
export const HomePreview = ({ page, theme, color, logo }: HomePreviewProps) => {
  const t = useT();
  const latest = useMemo(() => ({ color, logo }), [color, logo]);
  const [shown] = useDebouncedValue(latest, PAUSE);
  const preview = useQuery({
    queryKey: ['setup-preview', page, shown],
    queryFn: () =>
      client.PagesService.createLook({
        id: page,
        sections: {},
        design: { colors: withPrimaryColor(theme, shown.color) },
        ...(shown.logo ? { logo: shown.logo } : {}),
      }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return (
    <PageFrame
      url={preview.data?.url}
      title={t('SETUP.FACTS.PREVIEW')}
      size={SIZE}
      hasFailed={preview.error !== null}
      data-testid="setup-preview"
    />
  );
};
