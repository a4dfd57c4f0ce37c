import type { WidgetChecks, WidgetProblem } from '../kit/checks.ts';
import type { CountdownProperties } from './schema.ts';

const edit = (path: string, label: 'DATE' | 'DURATION' | 'LINK') =>
  ({ kind: 'edit', path, label: `WIDGET.COUNTDOWN.REPAIR.${label}` }) as const;

const UNDATED: WidgetProblem = {
  kind: 'content',
  text: 'WIDGET.COUNTDOWN.CHECK.UNDATED',
  isUnfilled: true,
  repairs: [edit('event', 'DATE')],
};

const ENDED: WidgetProblem = {
  kind: 'content',
  text: 'WIDGET.COUNTDOWN.CHECK.ENDED',
  repairs: [
    edit('event', 'DATE'),
    { kind: 'set', path: 'on_end', value: 'hide', label: 'WIDGET.COUNTDOWN.REPAIR.HIDE' },
  ],
};

const NO_DURATION: WidgetProblem = {
  kind: 'content',
  text: 'WIDGET.COUNTDOWN.CHECK.NO_DURATION',
  repairs: [edit('duration.days', 'DURATION')],
};

const UNLINKED: WidgetProblem = {
  kind: 'link',
  text: 'WIDGET.COUNTDOWN.CHECK.UNLINKED',
  isUnfilled: true,
  repairs: [edit('link', 'LINK')],
};

function timeProblem({ type, event, duration, on_end }: CountdownProperties, now: number) {
  if (type === 'timer') return Object.values(duration).some(Boolean) ? null : NO_DURATION;
  if (!event) return UNDATED;
  return on_end === 'stop' && Date.parse(event.at) <= now ? ENDED : null;
}

/** Countdowns without a time, with one that has passed, or without the page that they lead to. */
export const checks: WidgetChecks<CountdownProperties> = {
  find: ({ properties, now }) => {
    const { on_end, link } = properties;
    const isUnlinked = on_end === 'redirect' && link.action === 'none';
    return [timeProblem(properties, now) ?? [], isUnlinked ? UNLINKED : []].flat();
  },
};
