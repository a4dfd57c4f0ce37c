import { DEVICES, type DocumentNode, type Properties } from '@plinth/model';
import { emptySite } from '@plinth/widgets/kit';
import { expect, test } from 'vitest';
import { checkDeclared } from './declared-checks.ts';

const HIDDEN = { visibility: Object.fromEntries(DEVICES.map((device) => [device, false])) };

test('widgets are compared with those that visitors see', () => {
  const node = (id: string, widget: string, properties: Properties): [string, DocumentNode] => [
    id,
    { id, widget, properties, parent: 'root', children: [] },
  ];
  const page = (hidden: Properties) => {
    const children = [
      node('hidden', 'blog_post_list', { ...hidden, topic: 'tag/sea' }),
      node('shown', 'blog_post_list', { topic: 'tag/fog' }),
      node('pages', 'pagination', { topic: 'tag/sea' }),
    ];
    const root = { id: 'root', widget: 'section', properties: {}, parent: null };
    const nodes = new Map<string, DocumentNode>([
      ['root', { ...root, children: children.map(([id]) => id) }],
      ...children,
    ]);
    const [, pagination] = children[2] as [string, DocumentNode];
    return checkDeclared({
      ...{ node: pagination, page: { nodes }, site: emptySite(), theme: null, device: 'desktop' },
      ...{ element: null as never, framing: () => undefined, isNew: () => false },
    }).map(({ text }) => text);
  };
  expect(page({})).toEqual([]);
  expect(page(HIDDEN)).toEqual(['WIDGET.PAGINATION.CHECK.OTHER_TOPIC']);
});
