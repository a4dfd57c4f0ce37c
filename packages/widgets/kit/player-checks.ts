import type { WidgetChecks } from './checks.ts';

type PlayerProperties = { readonly file_id: number | null; readonly title: string };

/**
 * Checks of a widget that plays a file: whether the file still exists, and whether it has a title.
 * Without one, screen readers announce the name of the file.
 */
export const playerChecks = (
  widget: 'AUDIO_PLAYER' | 'VIDEO_PLAYER',
): WidgetChecks<PlayerProperties> => ({
  find: ({ properties: { file_id, title }, media }) => {
    if (file_id === null) return [];
    const file = media(file_id);
    if (!file)
      return [
        {
          kind: 'content',
          text: `WIDGET.${widget}.CHECK.GONE`,
          repairs: [{ kind: 'edit', path: 'file_id', label: `WIDGET.${widget}.REPAIR.FILE` }],
        },
      ];
    if (title.trim() !== '' || file.title !== '') return [];
    return [
      {
        kind: 'content',
        text: `WIDGET.${widget}.CHECK.UNTITLED`,
        isUnfilled: true,
        repairs: [{ kind: 'edit', path: 'title', label: `WIDGET.${widget}.REPAIR.TITLE` }],
      },
    ];
  },
});
