import { hasBlankContent, type NodeId, nestFrom, type Properties, rootOf } from '@plinth/model';
import { completeProperties, seenNodes } from '@plinth/render/react';
import { widgetDefinition } from '@plinth/widgets';
import { type LoadedImage, WIDGET_CHECKS, type WidgetRepair } from '@plinth/widgets/checks';
import { isReused, loadedBytes, loadedWidth } from '../../canvas/frame/loaded-image.ts';
import { setValue } from '../../core/commands/properties.ts';
import { effectiveOn, withDeviceAt } from '../../core/properties/effective.ts';
import { valueAt } from '../../core/properties/property-path.ts';
import { DONE } from '../../core/steps/step.ts';
import type { Check, CheckNeeds } from './check.ts';
import { isOwn } from './own-parts.ts';
import type { Change, RunRepair } from './problem.ts';
import { requestSetting } from './request-setting.ts';

const loadedImages = (element: Element): readonly LoadedImage[] =>
  [...element.querySelectorAll('img')].flatMap((image) => {
    const bytes = isOwn(element, image) && !isReused(image) ? loadedBytes(image) : null;
    const shownWidth = Math.ceil(image.getBoundingClientRect().width);
    return bytes === null ? [] : [{ bytes, width: loadedWidth(image), shownWidth }];
  });

function changeOf(
  { node, device: shown }: CheckNeeds,
  { path: dotted, value, device }: Extract<WidgetRepair, { kind: 'set' }>,
): Change {
  const path = dotted.split('.');
  const before = effectiveOn(
    { own: node.properties, complete: completeProperties(node) as Properties },
    path,
    shown,
  );
  return {
    id: node.id,
    path,
    value: (own) => (device ? withDeviceAt(own, path, { device, value }) : value),
    before: before.value,
    after: value,
  };
}

function runOf(
  id: NodeId,
  repair: Extract<WidgetRepair, { kind: 'edit' | 'choose_image' }>,
): RunRepair {
  const path = repair.path.split('.');
  switch (repair.kind) {
    case 'edit':
      return requestSetting(id, repair.path);
    case 'choose_image':
      return async ({ session, media }) => {
        const current = valueAt(session.store.node(id)?.properties, path);
        const value = await media.pick(typeof current === 'number' ? current : null);
        return value === null ? DONE : setValue(session, [id], { path, value });
      };
  }
}

/** What a repair does. */
function effectOf(needs: CheckNeeds, repair: WidgetRepair) {
  const { id } = needs.node;
  switch (repair.kind) {
    case 'set':
      return { change: changeOf(needs, repair) };
    case 'describe': {
      const { image, maxLength } = repair;
      return { describe: { id, path: repair.path.split('.'), media: image, maxLength } };
    }
    default:
      return { run: runOf(id, repair) };
  }
}

/** Runs the checks that the widget declares. */
export const checkDeclared: Check = (needs) => {
  const { node, element, page, site, framing, device, isNew } = needs;
  const found = WIDGET_CHECKS[node.widget]?.find({
    properties: completeProperties(node) as never,
    childCount: node.children.length,
    propertiesOf: (widget) =>
      seenNodes(rootOf(page, node.id) ?? node, site.fact, ({ children }) =>
        children.flatMap((id) => page.nodes.get(id) ?? []),
      )
        .filter((other) => other.widget === widget)
        .map((other) => completeProperties(other) as Properties),
    isBlank: () => {
      const tree = nestFrom(page, node.id);
      return tree !== undefined && hasBlankContent(tree, widgetDefinition);
    },
    media: site.media,
    data: site.data,
    framing,
    images: () => loadedImages(element),
    now: Date.now(),
    device,
  });
  const shown = (found ?? []).filter(({ isUnfilled }) => !isUnfilled || !isNew(node.id));
  return shown.map(({ repairs, isUnfilled: _, ...problem }) => ({
    ...problem,
    id: node.id,
    repairs: repairs.map((repair) => ({
      label: repair.label,
      ...(repair.values && { values: repair.values }),
      ...effectOf(needs, repair),
    })),
  }));
};
