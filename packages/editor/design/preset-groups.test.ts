import { loadWidgets } from '@plinth/widgets';
import { beforeAll, expect, test } from 'vitest';
import { presetGroups } from './preset-groups.ts';

beforeAll(() => loadWidgets());

const pathsOf = (widget: string) =>
  presetGroups(widget).flatMap(({ controls }) => controls.map(({ path }) => path));

test('presets have the settings that are CSS of all widgets with them', () => {
  const button = pathsOf('button');
  expect(button).toEqual(
    expect.arrayContaining(['text_color', 'background_color', 'border.width', 'padding_x']),
  );
  for (const path of ['preset', 'size', 'is_full_width', 'spacing', 'visibility', 'anchor'])
    expect(button).not.toContain(path);
});

test('a setting of hover alone is one of them', () => {
  expect(pathsOf('container')).toContain('hover.background_color');
});
