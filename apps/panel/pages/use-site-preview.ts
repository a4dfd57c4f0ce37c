import { useQuery } from '@tanstack/react-query';
import { client } from '../rpc/client.ts';

/** A signed URL that shows a page as visitors see it. Loads nothing for null. */
export const useSitePreview = (page: number | null) =>
  useQuery({
    queryKey: ['site-preview', page],
    queryFn: () => client.PagesService.getPreviewUrl({ id: page ?? 0 }),
    enabled: page !== null,
    staleTime: 0,
    gcTime: 0,
  });
