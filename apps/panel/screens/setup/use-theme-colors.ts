import type { ColorTheme } from '@plinth/model';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../rpc/client.ts';

/** The colors of the starter. Undefined while they load. */
export const useThemeColors = (): ColorTheme | undefined =>
  useQuery({
    queryKey: ['color-theme'],
    queryFn: () => client.StylesService.getColorTheme({}),
  }).data?.colors;
