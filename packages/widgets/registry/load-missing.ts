type Loaders<Part> = { readonly [widget: string]: () => Promise<Part> };

/**
 * Loads what is missing of the named widgets, or of all. Ignores names without a loader. Rejects if
 * one can't be loaded.
 */
export async function loadMissing<Part>(
  loaders: Loaders<Part>,
  isMissing: (name: string) => boolean,
  names: Iterable<string> = Object.keys(loaders),
): Promise<{ readonly [name: string]: Part }> {
  const loaded = [...new Set(names)].flatMap((name) => {
    const load = Object.hasOwn(loaders, name) ? loaders[name] : undefined;
    return load && isMissing(name) ? [load().then((part) => [name, part] as const)] : [];
  });
  return Object.fromEntries(await Promise.all(loaded));
}
