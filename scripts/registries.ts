import { staleRegistries, writeRegistries } from './registries/write.ts';

/**
 * Writes the registries (`*.gen.ts`) of widgets, data sources, texts, records, services, settings,
 * migrations and routes out of their folders, so that nobody has to list one of them by hand. Fails when texts are not complete. `--check` writes nothing and fails when a file is out of date.
 */
function main(): void {
  const isCheck = process.argv.includes('--check');
  const names = isCheck ? staleRegistries() : writeRegistries();
  if (isCheck && names.length > 0)
    throw new Error(`Out of date: ${names.join(', ')}. Run: npm run registries`);
  console.log(names.length === 0 ? 'Registries are up to date.' : `Written: ${names.join(', ')}`);
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
