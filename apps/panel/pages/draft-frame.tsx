import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { client } from '../rpc/client.ts';
import { PageFrame, type PageFrameProps } from './page-frame.tsx';

/** Debounce before the page reloads, in ms. CSS applies immediately. */
const PAUSE = 250;

type Preview = Parameters<typeof client.PagesService.createLook>[0];

type DraftFrameProps = Omit<PageFrameProps, 'url' | 'hasFailed' | 'ownCss'> & {
  readonly page: number;
  /** What replaces the stored design and logo. */
  readonly draft: Pick<Preview, 'design' | 'logo'>;
  /** The id of an element that is scrolled into view. */
  readonly target?: string | undefined;
};

/** A page with a design or a logo that isn't saved yet. */
export const DraftFrame = ({ page, draft, target, css, ...frame }: DraftFrameProps) => {
  const now = useMemo(() => ({ draft, css }), [draft, css]);
  const [shown] = useDebouncedValue(now, PAUSE);
  const preview = useQuery({
    queryKey: ['draft-preview', page, shown.draft],
    queryFn: async () => {
      const request = { id: page, sections: {}, ...shown.draft };
      return { ...(await client.PagesService.createLook(request)), css: shown.css };
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const url = preview.data && `${preview.data.url}${target ? `#${target}` : ''}`;
  return (
    <PageFrame
      url={url}
      hasFailed={preview.error !== null}
      {...{ css, ownCss: preview.data?.css }}
      {...frame}
    />
  );
};
