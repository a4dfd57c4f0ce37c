import type { DocumentNode, NodeId, PresetRecord } from '@plinth/model';
import { useReport } from '../commands/use-report.ts';
import { useSession } from '../session/context.ts';
import { useServices } from '../session/services.ts';
import { resetStyle } from './preset-commands.ts';
import { localStyle, mergeStyles } from './style-overrides.ts';

type NewPreset = {
  readonly id: NodeId;
  readonly node: DocumentNode;
  /** The widget's current preset; null if it has none that is stored. */
  readonly preset: PresetRecord | null;
  readonly name: string;
};

/** Saves a widget's style as a new preset and applies the preset to the widget. */
export function useSavePreset(): (preset: NewPreset) => Promise<void> {
  const session = useSession();
  const report = useReport();
  const { ports } = useServices();
  return async ({ id, node, preset, name }) => {
    const properties = mergeStyles(
      preset?.properties ?? {},
      localStyle(node.widget, node.properties),
    );
    const draft = { name, widget_name: node.widget, properties };
    const saved = await ports.design.savePreset(draft);
    report(resetStyle(session, id, saved.class_name));
  };
}
