import { createI18n } from '@plinth/i18n';
import { expect, test } from 'vitest';
import { createSession } from '../core/session/create-session.ts';
import { refusedLine } from './refused-line.ts';

const items = Array.from({ length: 51 }, (_, index) => ({
  id: `i${index}`,
  widget: 'accordion_item',
  properties: {},
  children: [],
}));
const faq = { id: 'faq', widget: 'accordion', properties: {}, children: items };
const tree = { id: 'root', widget: 'section', properties: {}, children: [faq] };

const session = createSession({
  sections: [{ name: 'content', id: 1, label: '', usedOn: 1, tree }],
  pageType: 'page',
  newId: () => 'new',
});

test('names the widget with too many children and its limit', async () => {
  const i18n = createI18n();
  await i18n.load(['editor', 'widgets']);
  const line = (path: string, rule: string) => refusedLine(i18n, session, [path, rule]);
  expect(line('sections.content.children.0.children', 'tooManyChildren')).toBe(
    'Content: Accordion can hold up to 50 items',
  );
  const title = 'sections.content.children.0.children.2.properties.title';
  expect(line(title, 'stringLengthTooLong')).toBe('Content, Accordion item: Text is too long');
  expect(line(title, 'somethingNew')).toBe('Content, Accordion item: Value isn’t allowed');
  expect(line('sections.content.children.0.properties.preset', 'presetNotFound')).toBe(
    'Content, Accordion: Preset no longer exists. Choose another one.',
  );
  expect(line('sections.content.children', 'emptySection')).toBe(
    'Content: This section is empty. Add content or undo.',
  );
});
