import { hostedVideo } from '@plinth/model';
import type { WidgetChecks, WidgetProblem } from '../kit/checks.ts';
import { linkedEmbedProblems } from '../kit/embed-checks.ts';
import { playerOf, startOf } from './player.ts';
import type { VideoProperties } from './schema.ts';

const REFUSED: WidgetProblem = {
  kind: 'frame',
  text: 'WIDGET.VIDEO.CHECK.REFUSED',
  repairs: [{ kind: 'edit', path: 'url', label: 'WIDGET.VIDEO.REPAIR.URL' }],
};

const ENDS_EARLY: WidgetProblem = {
  kind: 'content',
  text: 'WIDGET.VIDEO.CHECK.ENDS_EARLY',
  repairs: [{ kind: 'edit', path: 'end', label: 'WIDGET.VIDEO.REPAIR.END' }],
};

const endsEarly = (properties: VideoProperties): boolean =>
  properties.end !== null && properties.end <= (startOf(properties) ?? 0);

/** Videos that are gone, refuse to be embedded, have no title, or end before they start. */
export const checks: WidgetChecks<VideoProperties> = {
  find: ({ properties, framing }) => {
    const { url } = properties;
    if (url === '') return [];
    const isOther = hostedVideo(url) === null;
    return [
      ...(isOther && framing(playerOf(properties).src) === 'not' ? [REFUSED] : []),
      ...linkedEmbedProblems(properties),
      ...(endsEarly(properties) ? [ENDS_EARLY] : []),
    ];
  },
};
