import { useQuery } from '@tanstack/react-query';
import { client } from '../rpc/client.ts';

/** Half as long as the URL works, in ms. */
const STALE_MS = 5 * 60_000;

/** `modified` also changes with the content. */
type Shown = { readonly id: number; readonly modified: string };

/**
 * A signed URL that shows a stored popup as visitors see it. It stays the same when others change,
 * so that it isn't loaded again.
 */
export const usePopupPreview = ({ id, modified }: Shown, { enabled = true } = {}) =>
  useQuery({
    queryKey: ['popup-preview', id, modified],
    queryFn: () => client.PopupsService.getPreviewUrl({ id }),
    enabled,
    staleTime: STALE_MS,
    gcTime: 0,
  });
