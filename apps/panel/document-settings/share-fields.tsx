import { useT } from '@plinth/i18n/react';
import type { Owner } from '@plinth/model';
import { useQuery } from '@tanstack/react-query';
import { client } from '../rpc/client.ts';
import { ShareImageField } from '../share-card/share-image-field.tsx';
import type { DocumentForm } from './document-form.ts';

type ShareFieldsProps = {
  readonly form: DocumentForm;
  readonly owner: Owner & { readonly kind: keyof typeof SERVICES };
  readonly fullUrl: string;
  /** The featured image as chosen in the form, for kinds that have one. */
  readonly imageId?: number | null;
  /** What the site provides if the document has no texts of its own. */
  readonly inherited?: { readonly title: string; readonly description: string };
};

const SERVICES = {
  page: { service: client.PagesService, key: 'pages' },
  post: { service: client.PostsService, key: 'PostsService' },
} as const;

/** The share image, and the document as networks show it, with everything as typed and chosen. */
export const ShareFields = ({ form, owner, fullUrl, imageId, inherited }: ShareFieldsProps) => {
  const t = useT();
  const { service, key } = SERVICES[owner.kind];
  const { name, seo_title, seo_description, share_image_id } = form.values;
  const unsaved = { share_image_id, ...(imageId !== undefined && { image_id: imageId }) };
  const { data } = useQuery({
    queryKey: [key, 'share-card', owner.id, unsaved],
    queryFn: () => service.getShareCard({ id: owner.id, unsaved }),
    staleTime: 0,
    placeholderData: (previous) => previous,
  });
  const card = {
    title: seo_title || (inherited?.title ?? name),
    description: seo_description || (inherited?.description ?? ''),
    image: data?.image ?? null,
  };
  return (
    <ShareImageField
      label={t('MODULE.SHARE_CARD.LABEL')}
      description={t('MODULE.SHARE_CARD.HINT')}
      card={card}
      address={fullUrl}
      isLoading={data === undefined}
      {...form.getInputProps('share_image_id')}
    />
  );
};
