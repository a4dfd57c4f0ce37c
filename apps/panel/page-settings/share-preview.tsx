import { Input } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { client } from '../rpc/client.ts';
import { ShareCard } from '../share-card/share-card.tsx';
import type { PageForm } from './use-page-form.tsx';

type SharePreviewProps = {
  readonly form: PageForm;
  readonly pageId: number;
  readonly fullUrl: string;
  /** What the site provides if the page has no texts of its own. */
  readonly inherited?: { readonly title: string; readonly description: string };
};

/** The page as social networks and messengers show it, with the title and description as typed. */
export const SharePreview = ({ form, pageId, fullUrl, inherited }: SharePreviewProps) => {
  const t = useT();
  const { data } = useQuery({
    queryKey: ['pages', 'share-card', pageId],
    queryFn: () => client.PagesService.getShareCard({ id: pageId }),
    staleTime: 0,
  });
  const { name, seo_title, seo_description } = form.values;
  const card = {
    title: seo_title || (inherited?.title ?? name),
    description: seo_description || (inherited?.description ?? ''),
    image: data?.image ?? null,
  };
  return (
    <Input.Wrapper
      className="share-preview"
      label={t('MODULE.SHARE_CARD.TITLE')}
      labelElement="div"
      description={t('MODULE.SHARE_CARD.HINT')}
    >
      <ShareCard card={card} address={fullUrl} isLoading={data === undefined} />
    </Input.Wrapper>
  );
};
