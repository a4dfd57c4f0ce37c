import { resolve } from 'node:path';
import { type ExportOptions, exportOptions } from '@plinth/contract';
import { createAppContext } from '../app-context.ts';
import { createExportPorts } from '../export-ports.ts';
import { writeExport } from '../features/exports/write-export.ts';
import { hasOwner } from '../storage/database/open-store.ts';
import { StartupError } from '../storage/errors.ts';
import type { CommandContext } from './start.ts';

function checked(options: ExportOptions): ExportOptions {
  const parsed = exportOptions.safeParse(options);
  if (parsed.success) return parsed.data;
  const name = String(parsed.error.issues[0]?.path[0] ?? '');
  throw new StartupError(`--${name} is no address. Write it like https://www.example.com.`);
}

/** Writes the public site as files for any web server. */
export async function exportFiles(
  command: CommandContext,
  target: string,
  given: ExportOptions,
): Promise<void> {
  const options = checked(given);
  const context = await createAppContext(command);
  try {
    if (!(await hasOwner(context.store))) {
      throw new StartupError('There is no site yet. Start the server and open the setup link.');
    }
    const ports = createExportPorts(context);
    const path = resolve(target);
    const report = await writeExport(path, options, ports);
    console.log(
      `The site is in ${path}: ${report.pages} pages, ${report.files} files, in ${report.seconds} s.\n` +
        `${report.left_out.length} pages are left out. README.txt there says what to do with it.`,
    );
  } finally {
    context.images.close();
    context.backgroundImages.close();
    context.drawings.close();
    await context.store.close();
  }
}
