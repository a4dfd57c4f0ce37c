import { LOCALES } from '@plinth/model';
import type { WidgetNames } from './name.ts';

export type NewFile = { readonly name: string; readonly text: string };

const rules = ({ snake }: WidgetNames): string => `import type { WidgetRules } from '@plinth/model';

export const rules: WidgetRules = {
  name: '${snake}',
  category: 'more',
  allowed: true,
};
`;

const schema = ({ pascal, title }: WidgetNames): string => `import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { frameOptions } from '../kit/options/box.ts';
import { commonOptions } from '../kit/options/common.ts';
import { optionalColor, singleLine } from '../kit/values/values.ts';
import { rules } from './rules.ts';

const properties = z.strictObject({
  ...commonOptions,
  ...frameOptions,
  label: singleLine(255).default('${title}'),
  text_color: optionalColor(),
});

export type ${pascal}Properties = z.infer<typeof properties>;

/** ${title}. */
export const schema = defineWidget({ ...rules, properties });
`;

const view = ({ pascal }: WidgetNames): string => `import type { ViewProps } from '../kit/view.ts';
import type { ${pascal}Properties } from './schema.ts';

export const View = ({ properties, root }: ViewProps<${pascal}Properties>) => (
  <div {...root}>
    <span>{properties.label}</span>
  </div>
);
`;

const style = ({
  pascal,
}: WidgetNames): string => `import { frameStyle } from '../kit/style/box-style.ts';
import { color, rule } from '../kit/style/declarations.ts';
import type { WidgetStyle } from '../kit/view.ts';
import type { ${pascal}Properties } from './schema.ts';

export const style: WidgetStyle<${pascal}Properties> = ({ frame, text_color }) => [
  ...frameStyle(frame),
  ...rule({ color: color(text_color) }),
];
`;

const css = ({ kebab }: WidgetNames): string => `.moto-widget-${kebab} {
  color: var(--moto-text);
}
`;

const inspector = ({
  upper,
}: WidgetNames): string => `import { frameControls } from '../kit/inspector/box-controls.ts';
import { defineInspector } from '../kit/inspector/control.ts';
import { contentTab, designTab } from '../kit/inspector/design.ts';

export const inspector = defineInspector({
  content: contentTab({
    kind: 'text',
    path: 'label',
    label: 'WIDGET.${upper}.LABEL',
    maxLength: 255,
  }),
  design: designTab(
    {
      typography: [
        {
          kind: 'color',
          path: 'text_color',
          label: 'WIDGET.OPTION.TEXT_COLOR',
          textSelector: 'span',
        },
      ],
    },
    frameControls,
  ),
  template: { properties: {} },
  texts: [{ path: 'label', kind: 'text' }],
});
`;

const messages = ({ upper, title }: WidgetNames): string => `{
  "WIDGET.${upper}.NAME": "${title}",
  "WIDGET.${upper}.SYNONYMS": "",
  "WIDGET.${upper}.LABEL": "Label"
}
`;

/** Search synonyms in other languages. A test fails until each language has some. */
const synonyms = (): string => {
  const words = LOCALES.filter((locale) => locale !== 'en_US').map((locale) => [locale, '']);
  return `${JSON.stringify(Object.fromEntries(words), null, 2)}\n`;
};

const ICON = `<svg aria-hidden="true" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><rect x="4" y="4" width="16" height="16" rx="3"/><path d="M9 12h6"/></svg>
`;

const test = ({ title }: WidgetNames): string => `import { expect, test } from 'vitest';
import { renderView } from '../kit/testing/render-view.tsx';
import { schema } from './schema.ts';
import { View } from './view.tsx';

test('shows its label', () => {
  expect(renderView({ schema, View })).toBe('<div class="root"><span>${title}</span></div>');
  expect(renderView({ schema, View, properties: { label: 'a < b' } })).toContain('a &lt; b');
});
`;

/** All files of a new widget. */
export const widgetFiles = (names: WidgetNames): readonly NewFile[] => [
  { name: 'rules.ts', text: rules(names) },
  { name: 'schema.ts', text: schema(names) },
  { name: 'view.tsx', text: view(names) },
  { name: 'view.css', text: css(names) },
  { name: 'style.ts', text: style(names) },
  { name: 'inspector.ts', text: inspector(names) },
  { name: 'messages.en.json', text: messages(names) },
  { name: 'synonyms.json', text: synonyms() },
  { name: 'icon.svg', text: ICON },
  { name: `${names.kebab}.test.tsx`, text: test(names) },
];
