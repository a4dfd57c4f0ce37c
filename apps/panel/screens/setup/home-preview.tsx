import { useDebouncedValue } from '@mantine/hooks';
import { useT } from '@plinth/i18n/react';
import { type ColorTheme, withPrimaryColor } from '@plinth/model';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
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
};

/** The home page in a color that isn't saved yet. */
export const HomePreview = ({ page, theme, color }: HomePreviewProps) => {
  const t = useT();
  const [shown] = useDebouncedValue(color, PAUSE);
  const colors = withPrimaryColor(theme, shown);
  const preview = useQuery({
    queryKey: ['setup-preview', page, shown],
    queryFn: () => client.PagesService.createLook({ id: page, sections: {}, design: { colors } }),
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
