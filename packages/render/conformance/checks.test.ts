import { widgetDefinition } from '@plinth/widgets';
import { type CheckFacts, WIDGET_CHECKS } from '@plinth/widgets/checks';
import { INSPECTORS } from '@plinth/widgets/inspectors';
import { describe, expect, test } from 'vitest';
import { completeProperties } from '../index.ts';
import { allControlsSet, controlsOf } from './sample-properties.ts';
import { sampleSite } from './sample-site.ts';
import { asProperties, type Values, withValueAt } from './values.ts';

/** A list's new item. Those with an image begin with it. */
const newItem = (imagePath: string | undefined): Values =>
  imagePath === undefined ? {} : { [imagePath]: 7 };

/**
 * Defaults, everything set, everything but one text, lists with a new item, each choice, and a
 * background video without a poster.
 */
const sampleStates = (widget: string): readonly Values[] => [
  {},
  allControlsSet(widget),
  ...controlsOf(widget)
    .filter(({ kind }) => kind === 'text')
    .map(({ path }) => withValueAt(allControlsSet(widget), path, '')),
  ...controlsOf(widget).flatMap((control) =>
    control.kind === 'segmented'
      ? control.options.map(({ value }) => withValueAt({}, control.path, value))
      : [],
  ),
  ...controlsOf(widget).flatMap((control) =>
    control.kind === 'list' ? [withValueAt({}, control.path, [newItem(control.imagePath)])] : [],
  ),
  ...controlsOf(widget).flatMap(({ kind, path }) =>
    kind === 'background' ? [withValueAt({}, path, { video_id: 8 })] : [],
  ),
];

/** A copy with a text set at a dotted path, which may lead into a list. */
function editedAt(values: unknown, path: string, text: string): unknown {
  const copy = structuredClone(values);
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  const target = steps.reduce<unknown>((at, step) => Reflect.get(at as object, step), copy);
  Reflect.set(target as object, last, text);
  return copy;
}

/** A site in which checks find as many problems as possible. */
const factsWithProblems = (widget: string, properties: Values): CheckFacts<never> => ({
  properties: completeProperties({
    id: 'w1',
    widget,
    properties: asProperties(properties),
  }) as never,
  childCount: 0,
  propertiesOf: () => [{ topic: 'tag/sea' }],
  isBlank: () => true,
  media: (id) => {
    const media = sampleSite().media(id);
    return media && { ...media, alt: '', title: '' };
  },
  data: (() => ({ image_id: null, attribution: '', attribution_url: '' })) as never,
  framing: () => 'not',
  now: Number.MAX_SAFE_INTEGER,
  images: () => [{ bytes: 1_000_000, width: 4000, shownWidth: 100 }],
  device: 'desktop',
});

describe.each(Object.entries(WIDGET_CHECKS))('the checks of %s', (widget, checks) => {
  const controls = controlsOf(widget);
  const { content = [], design = [] } = INSPECTORS[widget] ?? {};
  const settings = [...content, ...design].flatMap((group) => group.controls);
  const images = controls.flatMap(({ kind, path }) => {
    if (kind === 'background') return [`${path}.image_id`];
    return kind === 'media' ? [path] : [];
  });
  const problems = sampleStates(widget).flatMap((state) =>
    checks.find(factsWithProblems(widget, state)),
  );

  test('find problems without duplicates', () => {
    expect(problems).not.toEqual([]);
    for (const state of sampleStates(widget)) {
      const texts = checks.find(factsWithProblems(widget, state)).map(({ text }) => text);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  test("offer repairs that the widget's settings allow", () => {
    for (const repair of problems.flatMap(({ repairs }) => repairs)) {
      const { kind, path } = repair;
      if (kind === 'edit') expect(settings.map((control) => control.path)).toContain(path);
      if (kind === 'choose_image') expect(images).toContain(path);
      if (kind !== 'set') continue;
      const target = repair.device === undefined ? path : `${path}.${repair.device}`;
      const stored = withValueAt({}, target, repair.value);
      expect(widgetDefinition(widget)?.properties.safeParse(stored).success).toBe(true);
    }
  });

  test('offer to describe images where the schema has room for text', () => {
    for (const state of sampleStates(widget)) {
      const { media, ...facts } = factsWithProblems(widget, state);
      const repairs = checks.find({ media, ...facts }).flatMap((problem) => problem.repairs);
      for (const repair of repairs) {
        if (repair.kind !== 'describe') continue;
        expect(media(repair.image)).not.toBeNull();
        const text = 'a'.repeat(repair.maxLength);
        const stored = editedAt(facts.properties, repair.path, text);
        expect(widgetDefinition(widget)?.properties.parse(stored)).toEqual(stored);
      }
    }
  });

  test('name a padding with a control', () => {
    const path = checks.tapPaddingPath;
    if (path === undefined) return;
    expect(controls).toContainEqual(expect.objectContaining({ kind: 'number', path }));
  });
});
