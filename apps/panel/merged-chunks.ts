import { build, type ConfigEnv, type InlineConfig, type Rolldown } from 'vite';

/** What of a chunk decides where it goes. */
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

/** Every chunk that comes with `entry` by static imports, itself counted. */
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

/** The chunks that one build would make by itself; nothing is written. */
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

/** Entries that a visit can reach without ever having loaded `moment`. */
function reachedWithout(moment: Entry | undefined, entries: readonly Entry[]): ReadonlySet<Entry> {
  const reached = new Set(entries.filter((entry) => entry.chunk.isEntry && entry !== moment));
  for (const { loads } of reached) {
    const files = new Set([...loads].flatMap(({ dynamicImports }) => dynamicImports));
    for (const entry of entries)
      if (entry !== moment && files.has(entry.chunk.fileName)) reached.add(entry);
  }
  return reached;
}

/** Characters up to which a chunk that others share too is merged: they load more than they need. */
const SMALL = 4_000;

/**
 * Which module goes into which of a few large chunks. The bundler makes a chunk of every set of
 * entries that share a module: hundreds, of a kilobyte each. `moments` are entries (a name, and how
 * their paths end) that follow each other in one visit: what two of them share can come with the
 * earlier one. What is also used where that moment was never reached stays apart.
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
    // What came along with a merged chunk would come along with everything in it.
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

/** Settings whose builds have the small chunks of these `moments` merged into a few. */
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
