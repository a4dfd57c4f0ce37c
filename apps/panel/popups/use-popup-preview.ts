import { useQuery } from '@tanstack/react-query';
import { client } from '../rpc/client.ts';

type Shown = { readonly id: number; readonly revision: number };

/** A signed URL that shows a stored popup as visitors see it. */
export const usePopupPreview = ({ id, revision }: Shown) =>
  useQuery({
    queryKey: ['PopupsService', 'preview', id, revision],
    queryFn: () => client.PopupsService.getPreviewUrl({ id }),
    gcTime: 0,
  });
