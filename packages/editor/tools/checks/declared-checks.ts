import type { NodeId } from '@plinth/model';
import { completeProperties } from '@plinth/render/react';
import { type LoadedImage, WIDGET_CHECKS, type WidgetRepair } from '@plinth/widgets/checks';
import { loadedBytes, loadedWidth } from '../../canvas/frame/loaded-image.ts';
import { setValue, valueAt } from '../../core/commands/properties.ts';
import { DONE } from '../../core/commands/step.ts';
import { withDeviceAt } from '../../core/properties/effective.ts';
import type { Check } from './check.ts';
import { isOwn } from './own-parts.ts';
import type { Repair } from './problem.ts';

const loadedImages = (element: Element): readonly LoadedImage[] =>
  [...element.querySelectorAll('img')].flatMap((image) => {
    const bytes = isOwn(element, image) ? loadedBytes(image) : null;
    const shownWidth = Math.ceil(image.getBoundingClientRect().width);
    return bytes === null ? [] : [{ bytes, width: loadedWidth(image), shownWidth }];
  });

function runOf(id: NodeId, repair: WidgetRepair): Repair['run'] {
  const path = repair.path.split('.');
  switch (repair.kind) {
    case 'set': {
      const { device, value } = repair;
      return ({ session }) =>
        setValue(session, [id], {
          path,
          value: (own) => (device ? withDeviceAt(own, path, { device, value }) : value),
        });
    }
    case 'edit':
      return ({ session }) => {
        session.ui.setState({
          selection: [id],
          tab: 'content',
          textEditing: null,
          requestedSetting: { id, path: repair.path },
        });
        return DONE;
      };
    case 'choose_image':
      return async ({ session, ports }) => {
        const current = valueAt(session.store.node(id)?.properties, path);
        const value = await ports.pickMedia(typeof current === 'number' ? current : null);
        return value === null ? DONE : setValue(session, [id], { path, value });
      };
  }
}

/** Runs the checks that the widget declares. */
export const checkDeclared: Check = ({ node, element, site, framing, device }) => {
  const found = WIDGET_CHECKS[node.widget]?.find({
    properties: completeProperties(node) as never,
    media: site.media,
    framing,
    images: () => loadedImages(element),
    device,
  });
  return (found ?? []).map(({ repairs, ...problem }) => ({
    ...problem,
    id: node.id,
    repairs: repairs.map((repair) => ({
      label: repair.label,
      ...(repair.values && { values: repair.values }),
      run: runOf(node.id, repair),
    })),
  }));
};
