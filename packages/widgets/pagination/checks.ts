import type { WidgetChecks, WidgetProblem } from '../kit/checks.ts';
import type { PaginationProperties } from './schema.ts';

const otherTopic = (topic: string | null): WidgetProblem => ({
  kind: 'content',
  text: 'WIDGET.PAGINATION.CHECK.OTHER_TOPIC',
  repairs: [
    { kind: 'set', path: 'topic', value: topic, label: 'WIDGET.PAGINATION.REPAIR.SAME_TOPIC' },
  ],
});

/** Pagination of other posts than those of the post list on the same page. */
export const checks: WidgetChecks<PaginationProperties> = {
  find: ({ properties, propertiesOf }) => {
    const topics = propertiesOf('blog_post_list').map(({ topic }) =>
      typeof topic === 'string' ? topic : null,
    );
    const [first] = topics;
    return first === undefined || topics.includes(properties.topic) ? [] : [otherTopic(first)];
  },
};
