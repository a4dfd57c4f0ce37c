import type { ColorTheme } from '@plinth/model';
import { useQuery } from '@tanstack/react-query';
import { client } from '../rpc/client.ts';

/** The site's colors. Undefined while they load. */
export const useThemeColors = (): ColorTheme | undefined =>
  useQuery({
    queryKey: ['color-theme'],
    queryFn: () => client.StylesService.getColorTheme({}),
  }).data?.colors;
