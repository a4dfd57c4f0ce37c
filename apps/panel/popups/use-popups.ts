import { useQuery } from '@tanstack/react-query';
import { loadAll } from '../data/load-all.ts';
import { client } from '../rpc/client.ts';

/** All popups, by name, for choices. */
export const usePopups = () =>
  useQuery({
    queryKey: ['PopupsService', 'choices'],
    queryFn: () =>
      loadAll((place) =>
        client.PopupsService.getList({ ...place, sort: 'name', direction: 'asc' }),
      ),
  }).data;
