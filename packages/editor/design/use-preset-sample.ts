import { useT } from '@plinth/i18n/react';
import type { WidgetNode } from '@plinth/model';
import { useEffect, useMemo, useState } from 'react';
import type { Preset } from '../core/design/design-store.ts';
import { localStyle } from '../core/design/style-overrides.ts';
import { sampleWidget } from './sample-widget.ts';

/** Finds a widget of the site to show a preset on; null if it has none. */
export type LoadSample = (
  preset: Pick<Preset, 'widget_name' | 'class_name'>,
) => Promise<WidgetNode | null>;

/** A widget without a style of its own. */
function withPreset({ properties, ...node }: WidgetNode, preset: string): WidgetNode {
  const own = localStyle(node.widget, properties);
  const rest = Object.entries(properties).filter(([name]) => !(name in own));
  return { ...node, properties: { ...Object.fromEntries(rest), preset } };
}

type Sample = {
  readonly tree: WidgetNode;
  /** The site has no such widget. */
  readonly isNew: boolean;
};

/** A widget with the preset; null while it loads. */
export function usePresetSample(
  { widget_name, class_name }: Preset,
  load: LoadSample,
): Sample | null {
  const t = useT();
  const [found, setFound] = useState<Sample | null>(null);
  useEffect(() => {
    let isCanceled = false;
    const show = (node: WidgetNode | null, isNew: boolean) => {
      const tree = node ?? sampleWidget(widget_name, t);
      if (!isCanceled) setFound({ tree, isNew });
    };
    load({ widget_name, class_name }).then(
      (node) => show(node, node === null),
      () => show(null, false),
    );
    return () => {
      isCanceled = true;
    };
  }, [widget_name, class_name, load, t]);
  return useMemo(
    () =>
      found && found.tree.widget === widget_name
        ? { ...found, tree: withPreset(found.tree, class_name) }
        : null,
    [found, widget_name, class_name],
  );
}
