import type { DesignPort } from '@plinth/editor';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { designCalls } from '../document-editor/ports/design-calls.ts';
import { client } from '../rpc/client.ts';
import { useBoot } from '../session/boot.ts';

/** Server calls for design screens: a list asks for the uses of all its items with one. */
export function useDesignPort(): DesignPort {
  const { theme_presets } = useBoot().config;
  const queries = useQueryClient();
  return useMemo(() => {
    // Shared by calls at the same time, but counted again after each save.
    const usesBy =
      (service: 'StylesService' | 'BackgroundsService' | 'PresetsService') =>
      async (id: number) => {
        const usage = await queries.fetchQuery({
          queryKey: [service, 'usage'],
          queryFn: () => client[service].getAllUsage(),
          staleTime: 0,
        });
        return usage.find((one) => one.id === id)?.count ?? 0;
      };
    return {
      ...designCalls(theme_presets),
      textStyleUses: usesBy('StylesService'),
      backgroundUses: usesBy('BackgroundsService'),
      presetUses: usesBy('PresetsService'),
    };
  }, [queries, theme_presets]);
}
