import type { Choice } from '@plinth/editor';
import { client } from '../rpc/client.ts';

/** Blog posts, newest first. */
export const postChoices = async (): Promise<readonly Choice[]> => {
  const query = { sort: 'created', direction: 'desc', count: 200 } as const;
  const { items } = await client.PostsService.getList(query);
  return items.map(({ id, name }) => ({ id, name }));
};

/** The presets that the site has for a widget. */
export const presetChoices = async (widget: string): Promise<readonly Choice[]> => {
  const { items } = await client.PresetsService.getList({
    widget_name: widget,
    sort: 'created',
    count: 200,
  });
  return items.map(({ id, name, class_name }) => ({ id, name, detail: class_name }));
};
