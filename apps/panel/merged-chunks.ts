import { build, type ConfigEnv, type InlineConfig, type Rolldown } from 'vite';

/** The fields of a chunk that planning needs. */
export type Chunk = Pick<
  Rolldown.OutputChunk,
  | 'fileName'
  | 'imports'
  | 'dynamicImports'
  | 'moduleIds'
  | 'code'
  | 'isEntry'
  | 'isDynamicEntry'
  | 'facadeModuleId'
>;

const isEntry = (chunk: Chunk): boolean => chunk.isEntry || chunk.isDynamicEntry;

/** All chunks that `entry` loads by static imports, including itself. */
function loadedBy(entry: Chunk, byFile: ReadonlyMap<string, Chunk>): ReadonlySet<Chunk> {
  const loaded = new Set([entry]);
  for (const chunk of loaded) {
    for (const file of chunk.imports) {
      const imported = byFile.get(file);
      if (imported) loaded.add(imported);
    }
  }
  return loaded;
}

/** The chunks that the bundler would create on its own; nothing is written. */
async function ownChunks(config: InlineConfig): Promise<readonly Chunk[]> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false },
  });
  const outputs = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[];
  return outputs.flatMap(({ output }) => output).filter((file) => file.type === 'chunk');
}

type Moments = { readonly [name: string]: string };

type Entry = { readonly chunk: Chunk; readonly loads: ReadonlySet<Chunk> };

/** Entries that can be reached without loading `moment`. */
function reachedWithout(moment: Entry | undefined, entries: readonly Entry[]): ReadonlySet<Entry> {
  const reached = new Set(entries.filter((entry) => entry.chunk.isEntry && entry !== moment));
  for (const { loads } of reached) {
    const files = new Set([...loads].flatMap(({ dynamicImports }) => dynamicImports));
    for (const entry of entries)
      if (entry !== moment && files.has(entry.chunk.fileName)) reached.add(entry);
  }
  return reached;
}

/**
 * Size in characters up to which a shared chunk is merged although others then load unused code.
 */
const SMALL = 8_000;

/**
 * Assigns modules to a few large chunks. The bundler alone creates a chunk for every set of entries
 * that share a module: hundreds, of a kilobyte each. `moments` are entries (a name and a path suffix)
 * that follow each other in one visit, so code shared by two of them can load with the earlier one.
 * Code that is also used without that moment keeps its own chunk.
 */
export function planChunks(
  chunks: readonly Chunk[],
  moments: Moments,
): ReadonlyMap<string, string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entries = chunks
    .filter(isEntry)
    .map((chunk): Entry => ({ chunk, loads: loadedBy(chunk, byFile) }));
  const steps = Object.entries(moments).map(([name, end]) => {
    const entry = entries.find(({ chunk }) => chunk.facadeModuleId?.endsWith(end));
    return { name, entry, without: reachedWithout(entry, entries) };
  });
  const placeOf = (chunk: Chunk): string | null => {
    const step = steps.find(({ entry }) => entry?.loads.has(chunk));
    if (!step) return null;
    const isShared = [...step.without].some(({ loads }) => loads.has(chunk));
    if (!isShared) return step.name;
    // A merged chunk also loads all imports of its parts.
    const brings = [...loadedBy(chunk, byFile)].filter((each) => !steps[0]?.entry?.loads.has(each));
    const isSmall = brings.every((each) => !isEntry(each) && each.code.length <= SMALL);
    return isSmall ? `${step.name}-shared` : null;
  };
  const plan = new Map<string, string>();
  for (const chunk of chunks) {
    if (isEntry(chunk)) continue;
    const place = placeOf(chunk);
    if (place !== null) for (const id of chunk.moduleIds) plan.set(id, place);
  }
  return plan;
}

/** Build settings that merge the small chunks of these `moments` into a few large ones. */
export const withMergedChunks =
  (config: InlineConfig, moments: Moments) =>
  async ({ command }: ConfigEnv): Promise<InlineConfig> => {
    if (command !== 'build') return config;
    const plan = planChunks(await ownChunks(config), moments);
    const name = (id: string) => plan.get(id) ?? null;
    const output = { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name }] } };
    const rolldownOptions = { ...config.build?.rolldownOptions, output };
    return { ...config, build: { ...config.build, rolldownOptions } };
  };
