import type { DesignPort } from '@plinth/editor';
import { client } from '../../rpc/client.ts';
import { failureOf } from '../../rpc/failure.ts';

/** Converts RPC errors to message keys, because the editor doesn't know the wire format. */
async function withMessageKeys<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw new Error(failureOf(error).message);
  }
}

/** Server calls for the site's design. */
export const designCalls = (presetWidgets: readonly string[]): DesignPort => ({
  presetWidgets,
  fontCatalog: async () => (await withMessageKeys(client.FontsService.getCatalogue({}))).items,
  textStyleUses: async (id) => (await withMessageKeys(client.StylesService.getUsage({ id }))).count,
  backgroundUses: async (id) => {
    const uses = await withMessageKeys(client.BackgroundsService.getAllUsage());
    return uses.find((background) => background.id === id)?.count ?? 0;
  },
  colorUses: async () => {
    const uses = await withMessageKeys(client.StylesService.getColorUsage());
    return new Map(uses.map(({ number, count }) => [number, count]));
  },
  presetUses: async (id) => (await withMessageKeys(client.PresetsService.getUsage({ id }))).count,
  presetPages: async (id) => (await withMessageKeys(client.PresetsService.getUsage({ id }))).pages,
});
