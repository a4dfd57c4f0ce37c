import { isAllowedIn, type SectionLocation, type WidgetDefinition } from '@plinth/model';
import { loadWidgets, WIDGETS } from '@plinth/widgets';
import { beforeAll, expect, test } from 'vitest';

const POPUP: SectionLocation = { pageType: 'popup', sectionName: 'content' };
const isInPopups = ({ allowed }: WidgetDefinition): boolean => isAllowedIn(allowed, POPUP);

beforeAll(() => loadWidgets());

test('widgets that make sense there are allowed in popups', () => {
  const names = [...WIDGETS.values()].filter(isInPopups).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['section', 'row', 'text', 'image', 'button']));
  expect(names).not.toContain('back_to_top');
  expect(names).not.toContain('blog_recent_posts');
});

test('a widget inside of another is allowed in popups if that one is', () => {
  const inside = [...WIDGETS.values()].flatMap((widget) =>
    (widget.parents ?? []).map((parent) => [widget, WIDGETS.get(parent)] as const),
  );
  expect(inside.length).toBeGreaterThan(0);
  for (const [widget, parent] of inside)
    expect(isInPopups(widget)).toBe(parent !== undefined && isInPopups(parent));
});
