import type { DocumentNode, NodeId, PresetRecord } from '@plinth/model';
import { useReport } from '../parts/use-report.ts';
import { useSession } from '../session/context.ts';
import { useServices } from '../session/services.ts';
import { localLook, mergedLook } from './local-look.ts';
import { resetLook } from './preset-steps.ts';

type NewPreset = {
  readonly id: NodeId;
  readonly node: DocumentNode;
  /** The one that the widget has now; null: none that is stored. */
  readonly preset: PresetRecord | null;
  readonly name: string;
};

/** Saves a widget's look under a name of its own, which the widget then has. */
export function useSavePreset(): (wanted: NewPreset) => Promise<void> {
  const session = useSession();
  const report = useReport();
  const { ports } = useServices();
  return async ({ id, node, preset, name }) => {
    const properties = mergedLook(
      preset?.properties ?? {},
      localLook(node.widget, node.properties),
    );
    const draft = { name, widget_name: node.widget, properties };
    const saved = await ports.design.savePreset(draft);
    report(resetLook(session, id, saved.class_name));
  };
}
