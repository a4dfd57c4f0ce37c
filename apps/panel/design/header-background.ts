import { Background, type ColorTheme, colorRoles, resolveColor } from '@plinth/model';
import { useQuery } from '@tanstack/react-query';
import { client } from '../rpc/client.ts';

const WHITE = '#ffffff';

/** The background color of the header that a page has, as `#rrggbb`. */
export function useHeaderBackground(
  page: number | undefined,
  theme: ColorTheme | undefined,
): string {
  const { data } = useQuery({
    queryKey: ['header-background', page],
    enabled: page !== undefined,
    queryFn: async () => {
      if (page === undefined) return null;
      const { header } = (await client.PagesService.getDesign({ id: page })).sections;
      return Background.safeParse(header?.properties.background).data?.color ?? null;
    },
  });
  if (!theme) return WHITE;
  const color = resolveColor(theme, data ?? colorRoles(theme).bg);
  return color === null || color === '#00000000' ? WHITE : color;
}
