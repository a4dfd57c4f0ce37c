import type { WidgetChecks, WidgetProblem } from './checks.ts';
import type { BackgroundProperties } from './options/box.ts';

const VIDEO_GONE: WidgetProblem = {
  kind: 'content',
  text: 'WIDGET.BACKGROUND.CHECK.VIDEO_GONE',
  repairs: [{ kind: 'edit', path: 'background', label: 'WIDGET.BACKGROUND.REPAIR.VIDEO' }],
};

const NO_POSTER: WidgetProblem = {
  kind: 'content',
  text: 'WIDGET.BACKGROUND.CHECK.NO_POSTER',
  repairs: [
    {
      kind: 'choose_image',
      path: 'background.image_id',
      label: 'WIDGET.BACKGROUND.REPAIR.POSTER',
    },
  ],
};

/**
 * Background videos whose file is deleted, or without a poster: visitors see nothing until the video
 * plays, and never where it can't.
 */
export const backgroundChecks: WidgetChecks<{ readonly background: BackgroundProperties }> = {
  find: ({ properties: { background }, media }) => {
    const { video_id, image_id } = background;
    if (video_id === undefined) return [];
    if (!media(video_id)) return [VIDEO_GONE];
    return image_id !== undefined && media(image_id) ? [] : [NO_POSTER];
  },
};
