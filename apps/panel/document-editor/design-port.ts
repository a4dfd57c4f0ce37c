import type { DesignPort } from '@plinth/editor';
import { StyleRecord } from '@plinth/model';
import { client } from '../rpc/client.ts';
import { failureOf } from '../rpc/failure.ts';
import { styleSheet } from './open-document.ts';

type TextStyle = Awaited<ReturnType<DesignPort['saveTextStyle']>>;

/** Converts RPC errors to message keys, because the editor doesn't know the wire format. */
async function withMessageKeys<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw new Error(failureOf(error).message);
  }
}

const textStylesOf = (records: readonly unknown[]): TextStyle[] =>
  records.flatMap((record) => {
    const { data } = StyleRecord.safeParse(record);
    return data?.type === 'text' ? [data] : [];
  });

async function saveTextStyle(
  draft: Parameters<DesignPort['saveTextStyle']>[0],
): Promise<TextStyle> {
  const { revision, ...item } = draft;
  const fields = { ...item, properties: { ...item.properties } };
  const saved = await client.StylesService.save({
    item: item.id === undefined ? { ...fields, type: 'text' as const } : fields,
    revision,
  } as Parameters<typeof client.StylesService.save>[0]);
  const [style] = textStylesOf([saved]);
  if (!style) throw new Error('COMMON.MESSAGES.UPDATE_ERROR');
  return style;
}

async function saveColors(
  wanted: Parameters<DesignPort['saveColors']>[0],
): ReturnType<DesignPort['saveColors']> {
  try {
    return { kind: 'saved', stored: await client.StylesService.setColorTheme(wanted) };
  } catch (error) {
    if (failureOf(error).type !== 'CONFLICT') throw error;
    return { kind: 'conflict', stored: await client.StylesService.getColorTheme({}) };
  }
}

/** Server calls for the site's design; `widgets` are those with presets. */
export const designPort = (widgets: readonly string[]): DesignPort => ({
  colors: () => withMessageKeys(client.StylesService.getColorTheme({})),
  saveColors: (wanted) => withMessageKeys(saveColors(wanted)),
  textStyles: async () => {
    const query = { filter: { type: 'text' }, sort: 'created', count: 200 } as const;
    return textStylesOf((await withMessageKeys(client.StylesService.getList(query))).items);
  },
  saveTextStyle: (draft) => withMessageKeys(saveTextStyle(draft)),
  textStyleUses: async (id) => (await withMessageKeys(client.StylesService.getUsage({ id }))).count,
  presets: async (widget) => {
    if (!widgets.includes(widget)) return [];
    const query = { widget_name: widget, sort: 'created', count: 200 } as const;
    return (await withMessageKeys(client.PresetsService.getList(query))).items;
  },
  savePreset: ({ revision, ...item }) =>
    withMessageKeys(
      client.PresetsService.save({ item, revision } as Parameters<
        typeof client.PresetsService.save
      >[0]),
    ),
  duplicatePreset: (id) => withMessageKeys(client.PresetsService.duplicate({ id })),
  presetUses: async (id) => (await withMessageKeys(client.PresetsService.getUsage({ id }))).count,
  backgrounds: async () =>
    (await withMessageKeys(client.BackgroundsService.getList({ count: 200 }))).items,
  css: styleSheet,
});
