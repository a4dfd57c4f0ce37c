import type { WidgetDefinition } from '@plinth/model';
import type { CheckFacts, WidgetChecks } from '../checks.ts';
import { sampleImage } from './render-view.tsx';

type Checked = {
  readonly schema: WidgetDefinition;
  readonly checks: WidgetChecks<never>;
  readonly properties?: { readonly [name: string]: unknown };
  readonly facts?: Partial<CheckFacts<never>>;
};

/** Keys of the problems found by a widget's checks, without the widget's prefix. */
export const findProblems = ({ schema, checks, properties = {}, facts }: Checked) =>
  checks
    .find({
      properties: schema.properties.parse(properties) as never,
      childCount: 0,
      propertiesOf: () => [],
      isBlank: () => true,
      media: () => sampleImage,
      data: () => null,
      framing: () => undefined,
      images: () => [],
      now: 0,
      device: 'desktop',
      ...facts,
    })
    .map(({ text }) => text.slice(text.lastIndexOf('.') + 1));
