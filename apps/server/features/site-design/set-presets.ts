import type { SiteDesignChanges } from '@plinth/contract';
import { DEFAULT_PRESET } from '@plinth/model';
import {
  type PresetName,
  presetKey,
  restorePresets,
  setPresets,
} from '../../documents/preset-usage.ts';
import { fieldError } from '../../rpc/field-errors.ts';
import { MAX_LOG_STEPS, PRESET_LOG, type PresetStep } from '../../settings/design.ts';
import type { Reader, Tx } from '../../storage/database/store.ts';
import { readSetting, saveSetting } from '../../storage/records/stored-setting.ts';

type Steps = readonly PresetStep[];
type Applied = SiteDesignChanges['applied_presets'][string];

/** What widgets of one kind get. */
type Wanted = {
  readonly widget_name: string;
  /** What should have been applied last; null if nothing, absent if that stays. */
  readonly applied: Applied | undefined;
  /** Presets that replace deleted ones, by class name. */
  readonly replacements: { readonly [class_name: string]: string };
  /** Deleted presets that widgets get back. */
  readonly restored: readonly string[];
};

const hasKey = (step: PresetStep, applied: Applied): boolean =>
  'key' in step && step.key === applied?.key;

/** The steps to undo. */
function undoneSteps(log: Steps, { applied, restored }: Wanted): Steps {
  const last = applied ? log.findIndex((step) => hasKey(step, applied)) : -1;
  const isUndone = applied === null || last >= 0;
  return log.filter((step, index) =>
    'key' in step ? isUndone && index > last : restored.includes(step.replaced),
  );
}

type Exists = (preset: PresetName) => boolean;

/** Reads whether presets exist. The default preset always does. */
async function readExists(db: Reader): Promise<Exists> {
  const rows = await db.selectFrom('preset').select(['widget_name', 'class_name']).execute();
  const known = new Set(rows.map(presetKey));
  return (preset) => preset.class_name === DEFAULT_PRESET || known.has(presetKey(preset));
}

async function undo(tx: Tx, log: Steps, wanted: Wanted, exists: Exists): Promise<Steps> {
  const { widget_name, replacements, restored } = wanted;
  // What has another replacement comes back for a moment.
  const comesBack = (preset: PresetName): boolean =>
    exists(preset) || Object.hasOwn(replacements, preset.class_name);
  const undone = undoneSteps(log, wanted);
  const isLogged = (name: string): boolean =>
    undone.some((step) => 'replaced' in step && step.replaced === name);
  if (!restored.every(isLogged))
    throw fieldError(`restored.presets.${widget_name}`, 'valueInvalid');
  for (const step of undone.toReversed())
    await restorePresets(tx, {
      ...{ widget_name, class_name: step.preset, sections: step.sections },
      ...('replaced' in step && { former: step.replaced }),
      exists: comesBack,
    });
  return log.filter((step) => !undone.includes(step));
}

async function replace(
  tx: Tx,
  { widget_name, replacements }: Wanted,
  exists: Exists,
): Promise<Steps> {
  const steps: PresetStep[] = [];
  for (const [class_name, next] of Object.entries(replacements)) {
    const field = `replacements.presets.${widget_name}.${class_name}`;
    const isDeleted = class_name !== DEFAULT_PRESET && !exists({ widget_name, class_name });
    if (!isDeleted || !exists({ widget_name, class_name: next }))
      throw fieldError(field, 'valueInvalid');
    const sections = await setPresets(tx, { widget_name, class_name, next });
    steps.push({ replaced: class_name, preset: next, sections });
  }
  return steps;
}

async function apply(
  tx: Tx,
  log: Steps,
  { widget_name, applied }: Wanted,
  exists: Exists,
): Promise<Steps> {
  if (!applied) return [];
  if (!exists({ widget_name, class_name: applied.preset }))
    throw fieldError(`applied_presets.${widget_name}`, 'valueInvalid');
  if (log.some((step) => hasKey(step, applied))) return [];
  return [{ ...applied, sections: await setPresets(tx, { widget_name, next: applied.preset }) }];
}

/** The log of one widget after its presets were set. */
async function setPresetsOf(
  tx: Tx,
  log: Steps,
  wanted: Wanted,
  exists: Exists,
): Promise<PresetStep[]> {
  const remaining = await undo(tx, log, wanted, exists);
  const replaced = await replace(tx, wanted, exists);
  const applied = await apply(tx, remaining, wanted, exists);
  const { replacements } = wanted;
  const others = remaining.filter(
    (step) => 'key' in step || !Object.hasOwn(replacements, step.replaced),
  );
  return [...others, ...replaced, ...applied].slice(-MAX_LOG_STEPS);
}

/**
 * Gives all widgets of a kind a preset, those with a deleted one its replacement, or those back that
 * they had before.
 */
export async function setWidgetPresets(
  tx: Tx,
  { applied_presets, replacements, restored, revisions }: SiteDesignChanges,
): Promise<void> {
  const widgets = Object.keys({ ...applied_presets, ...replacements.presets, ...restored.presets });
  if (widgets.length === 0) return;
  const { applied_presets: revision } = revisions;
  const canUndo = Object.keys({ ...applied_presets, ...restored.presets }).length > 0;
  if (canUndo && revision === undefined) throw fieldError('revisions.applied_presets', 'isEmpty');
  const exists = await readExists(tx.db);
  let { values } = await readSetting(tx.db, PRESET_LOG);
  for (const widget_name of widgets) {
    const wanted = {
      widget_name,
      applied: applied_presets[widget_name],
      replacements: replacements.presets[widget_name] ?? {},
      restored: restored.presets[widget_name] ?? [],
    };
    const log = await setPresetsOf(tx, values[widget_name] ?? [], wanted, exists);
    values = { ...values, [widget_name]: log };
  }
  await saveSetting(tx, { ...PRESET_LOG, values, revision: canUndo ? revision : undefined });
}
