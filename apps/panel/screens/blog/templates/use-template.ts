import type { BlogTemplate } from '@plinth/contract';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../rpc/client.ts';

/** The template of the main page or of posts. */
export const useTemplate = (kind: BlogTemplate['kind']) =>
  useQuery({
    queryKey: ['BlogService', 'template', kind],
    queryFn: () => client.BlogService.getTemplate({ kind }),
    gcTime: 0,
  });
