import type { Device, DocumentNode, Properties, PropertyValue } from '@plinth/model';
import { hasTextFormats, withoutTextFormats } from '../../core/design/text-overrides.ts';
import { valueAt, withValueAt } from '../../core/properties/property-path.ts';
import { richTexts } from '../../core/widgets/rich-texts.ts';
import { hasOverride, pathsPerDevice, withoutOverrides } from './overrides.ts';

type Styled = Pick<DocumentNode, 'widget' | 'properties'>;

type Text = { readonly path: readonly string[]; readonly html: string };

const textsOf = ({ widget, properties }: Styled): readonly Text[] =>
  richTexts(widget).flatMap(({ path }) => {
    const names = path.split('.');
    const html: PropertyValue | undefined = valueAt(properties, names);
    return typeof html === 'string' ? [{ path: names, html }] : [];
  });

/** Whether a widget, or words in it, differ on a device. */
export const differsOn = (node: Styled, device: Device): boolean =>
  hasOverride(node.properties, pathsPerDevice(node.widget), device) ||
  textsOf(node).some(({ html }) => hasTextFormats(html, device));

/** The properties of a widget without what differs on a device, also in its texts. */
export function withoutDevice(node: Styled, device: Device): Properties {
  let rest = withoutOverrides(node.properties, pathsPerDevice(node.widget), device);
  for (const { path, html } of textsOf(node)) {
    const text = withValueAt(rest, path, withoutTextFormats(html, device));
    rest = (text ?? {}) as Properties;
  }
  return rest;
}
