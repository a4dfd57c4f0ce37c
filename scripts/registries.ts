import { staleRegistries, writeRegistries } from './registries/write.ts';

/**
 * Generates the registries (`*.gen.ts`) of widgets, data sources, texts, records, services,
 * settings, migrations, and routes from their folders. Fails if texts are incomplete. `--check`
 * writes nothing and fails if a file is out of date.
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
