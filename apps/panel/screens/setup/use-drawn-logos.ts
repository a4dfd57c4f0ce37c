import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { client } from '../../rpc/client.ts';

type LogoName = {
  readonly name: string;
  /** Undefined while it loads. */
  readonly color: string | undefined;
};

/** Logos drawn from a name in the theme's font. None if the name can't be drawn. */
export const useDrawnLogos = ({ name, color }: LogoName) =>
  useQuery({
    queryKey: ['drawn-logos', name, color],
    queryFn: async () =>
      color === undefined ? [] : (await client.LogosService.draw({ name, color })).logos,
    enabled: color !== undefined,
    placeholderData: keepPreviousData,
  }).data;
