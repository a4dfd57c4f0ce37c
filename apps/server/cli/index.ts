import { Command } from 'commander';
import { type Environment, readConfig } from '../config.ts';
import { BackupProblem } from '../features/backups/problems.ts';
import { ExportProblem } from '../features/exports/problems.ts';
import { createLogger, terminalStream } from '../logging.ts';
import { diskFull, StartupError, StorageFull, toStoreError } from '../storage/errors.ts';
import { backUp, exportSite, restore } from './backups.ts';
import { database } from './database.ts';
import { doctor } from './doctor.ts';
import { exportFiles } from './export-files.ts';
import { printFeedback, releaseProduct, runHub } from './hub.ts';
import { migrateCommand } from './migrate.ts';
import { createOwner, printResetLink, printSetupLink } from './owner.ts';
import { givenPassphrase, readNewPassphrase, readPassphrase } from './passphrase.ts';
import { type CommandContext, start } from './start.ts';

const isTerminal = process.stdout.isTTY === true;

/** The configuration and logger that every command needs. */
const commandContext = async (environment: Environment) => {
  const config = readConfig(environment);
  const stream = isTerminal ? await terminalStream() : undefined;
  return { config, log: createLogger(config.logLevel, stream) };
};

function createProgram(environment: Environment): Command {
  const program = new Command('plinth')
    .description('A website builder for your own server.')
    .addHelpText(
      'after',
      '\nConfigure with environment variables or plinth.config.json in the data folder.',
    );
  program
    .command('start')
    .description('start the site and its admin')
    .action(async () => start(await commandContext(environment)));
  program
    .command('migrate')
    .description('migrate the database to this version')
    .action(async () => migrateCommand(await commandContext(environment)));
  program
    .command('doctor')
    .description('check the data folder, database, and settings')
    .action(async () => doctor(await commandContext(environment)));
  const hub = program
    .command('hub')
    .description('run a hub that activates sites')
    .action(async () => runHub(await commandContext(environment)));
  hub
    .command('release <product-id>')
    .description('allow another domain to use a product ID')
    .action(async (productId) => releaseProduct(await commandContext(environment), productId));
  hub
    .command('feedback')
    .description('print messages from sites')
    .action(async () => printFeedback(await commandContext(environment)));
  addBackupCommands(program, environment);
  addDatabaseCommands(program, environment);
  const owner = program.command('owner').description('manage the owner account');
  owner
    .command('create')
    .description('create the owner account')
    .requiredOption('--email <address>', 'email to sign in with')
    .option('--name <name>', 'name shown in the admin')
    .option('--password <password>', 'password (default: PLINTH_OWNER_PASSWORD)')
    .action(async (options) =>
      createOwner(await commandContext(environment), { ...options, environment }),
    );
  owner
    .command('reset-link')
    .description('print a link to reset the owner password')
    .action(async () => printResetLink(await commandContext(environment)));
  owner
    .command('setup-link')
    .description('print a new link to set up the site')
    .action(async () => printSetupLink(await commandContext(environment)));
  return program;
}

/** What the supervisor asks for at an update. */
function addDatabaseCommands(program: Command, environment: Environment): void {
  const command = program
    .command('database', { hidden: true })
    .description('keep the tables in PostgreSQL before an update');
  for (const task of ['keep', 'put-back'] as const) {
    command
      .command(task)
      .argument('<version>', 'the version that the site is updated to')
      .action(async (to: string) => database(await commandContext(environment), task, to));
  }
}

const STORE = 's3://bucket/prefix?endpoint=https://…&region=…';
const REPLACE = 'replace the site that is there; it is backed up first';

function addBackupCommands(program: Command, environment: Environment): void {
  program
    .command('backup')
    .description('back up the site, and restore the backup in a test')
    .argument('[file]', 'a file for it (default: the folder of backups)')
    .option('--encrypt', 'with the passphrase of PLINTH_BACKUP_PASSPHRASE, or asked for')
    .action(async (file: string | undefined, { encrypt }: BackUpFlags) => {
      const passphrase = encrypt ? await readNewPassphrase(environment) : undefined;
      await backUp(await commandContext(environment), { file, passphrase });
    });
  program
    .command('restore')
    .description('restore a backup')
    .argument('<backup>', `its file, its name in the folder of backups, or ${STORE}`)
    .option('--replace', REPLACE)
    .option('--backup <name>', 'which backup of that store (default: the newest)')
    .action(async (name: string, options: RestoreFlags) => {
      requireStoreFor(options, name);
      await restore(await commandContext(environment), name, restoring(options, environment));
    });
  program
    .command('export')
    .description('write the whole site to one file, or as files for any web server')
    .argument('[folder]', 'a folder for site.plinth, or a file that ends with .plinth')
    .option('--static <folder>', 'a new folder for the files, or an archive that ends with .zip')
    .option('--address <url>', 'where the files will be served (default: at the site’s URL)')
    .option('--forms <url>', 'the server that takes forms (default: forms can’t be sent)')
    .option('--no-share-images', 'without images that are drawn for shared links')
    .action(async (folder: string | undefined, options: ExportFlags) =>
      exportAny(await commandContext(environment), folder, options),
    );
  program
    .command('import')
    .description('restore an exported site')
    .argument('<file>', 'site.plinth, or its folder')
    .option('--replace', REPLACE)
    .action(async (file: string, options: RestoreFlags) =>
      restore(await commandContext(environment), file, restoring(options, environment)),
    );
}

type ExportFlags = {
  readonly static?: string;
  readonly address?: string;
  readonly forms?: string;
  readonly shareImages: boolean;
};

function exportAny(
  command: CommandContext,
  folder: string | undefined,
  { static: target, address = '', forms = '', shareImages: share_images }: ExportFlags,
): Promise<void> {
  if (folder !== undefined && target !== undefined) {
    throw new StartupError('Name either a folder for site.plinth, or "--static <folder>".');
  }
  if (target === undefined && (address || forms || !share_images)) {
    throw new StartupError('"--address", "--forms", and "--no-share-images" need "--static".');
  }
  if (target !== undefined) return exportFiles(command, target, { address, forms, share_images });
  if (folder === undefined) {
    throw new StartupError('Name a folder: "plinth export <folder>", or "--static <folder>".');
  }
  return exportSite(command, folder);
}

type BackUpFlags = { readonly encrypt?: boolean };
type RestoreFlags = { readonly replace?: boolean; readonly backup?: string };

function requireStoreFor({ backup }: RestoreFlags, name: string): void {
  if (backup !== undefined && !name.startsWith('s3://')) {
    throw new StartupError('"--backup" needs the address of a store: "plinth restore s3://…".');
  }
}

const restoring = ({ replace, backup }: RestoreFlags, environment: Environment) => ({
  isReplacing: replace ?? false,
  id: backup,
  environment,
  givenPassphrase: givenPassphrase(environment),
  askPassphrase: () => readPassphrase(environment),
});

/**
 * Rejects unknown commands first: commander would otherwise print help for them and exit with 0.
 */
function rejectUnknownCommand(command: Command, args: readonly string[]): void {
  const [name = '-', ...rest] = args[0] === 'help' ? args.slice(1) : args;
  if (name.startsWith('-') || command.commands.length === 0) return;
  const subcommand = command.commands.find((one) => one.name() === name);
  if (subcommand) {
    rejectUnknownCommand(subcommand, rest);
    return;
  }
  const known = command.commands.map((one) => one.name()).join(', ');
  throw new StartupError(
    `"${command.name()}" has no command ${JSON.stringify(name)}. Commands: ${known}.`,
  );
}

const KNOWN = [StartupError, BackupProblem, ExportProblem];

/** Runs one command. The exit code is 0 only on success. */
export async function runCli(args: readonly string[]): Promise<void> {
  try {
    const program = createProgram(process.env);
    rejectUnknownCommand(program, args);
    await program.parseAsync([...args], { from: 'user' });
  } catch (error) {
    const known = toStoreError(error);
    const isFull = known instanceof StorageFull;
    const reason = isFull ? diskFull(readConfig(process.env).data) : known;
    if (!KNOWN.some((known) => reason instanceof known)) throw error;
    console.error((reason as Error).message);
    process.exitCode = 1;
  }
}
