import { Command } from 'commander';
import { type Environment, readConfig } from '../config.ts';
import { createLogger, terminalStream } from '../logging.ts';
import { StartupError } from '../storage/errors.ts';
import { doctor } from './doctor.ts';
import { migrateCommand } from './migrate.ts';
import { createOwner, printResetLink } from './owner.ts';
import { start } from './start.ts';

const isTerminal = process.stdout.isTTY === true;

/** What every command needs to know: the configuration, and where to say what it does. */
const setting = async (environment: Environment) => {
  const config = readConfig(environment);
  const stream = isTerminal ? await terminalStream() : undefined;
  return { config, log: createLogger(config.logLevel, stream) };
};

function program(environment: Environment): Command {
  const plinth = new Command('plinth')
    .description('A website builder for your own server.')
    .addHelpText(
      'after',
      '\nSettings come from the environment or from plinth.config.json in the data folder.',
    );
  plinth
    .command('start')
    .description('start the site and its panel')
    .action(async () => start(await setting(environment)));
  plinth
    .command('migrate')
    .description('bring the database to the schema of this version')
    .action(async () => migrateCommand(await setting(environment)));
  plinth
    .command('doctor')
    .description('check the data folder, the database and the settings')
    .action(async () => doctor(await setting(environment)));
  const owner = plinth.command('owner').description('the account that owns the site');
  owner
    .command('create')
    .description('create the owner of an installation that has none')
    .requiredOption('--email <address>', 'address to sign in with')
    .option('--name <name>', 'name shown in the panel')
    .option('--password <password>', 'password; read from PLINTH_OWNER_PASSWORD when absent')
    .action(async (options) =>
      createOwner(await setting(environment), { ...options, environment }),
    );
  owner
    .command('reset-link')
    .description('print an address under which the owner chooses a new password')
    .action(async () => printResetLink(await setting(environment)));
  return plinth;
}

/** `--help` is answered before a name is looked at: one that is no command has to fail first. */
function refuseUnknown(command: Command, args: readonly string[]): void {
  const [name = '-', ...rest] = args[0] === 'help' ? args.slice(1) : args;
  if (name.startsWith('-') || command.commands.length === 0) return;
  const named = command.commands.find((one) => one.name() === name);
  if (named) {
    refuseUnknown(named, rest);
    return;
  }
  const known = command.commands.map((one) => one.name()).join(', ');
  throw new StartupError(
    `"${command.name()}" has no command ${JSON.stringify(name)}. It has: ${known}.`,
  );
}

/** Runs one command. Sets the exit code: 0 only on success. */
export async function runCli(args: readonly string[]): Promise<void> {
  try {
    const plinth = program(process.env);
    refuseUnknown(plinth, args);
    await plinth.parseAsync([...args], { from: 'user' });
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
