import { createServer } from 'node:net';
import type { HealthFinding } from '@plinth/contract';
import { keyPart, loadI18n } from '@plinth/i18n';
import { createAppContext } from '../app-context.ts';
import { findHealth } from '../features/system/health.ts';
import { createHealthPorts } from '../health-ports.ts';
import { StartupError } from '../storage/errors.ts';
import type { CommandContext } from './start.ts';

const isPortFree = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });

async function print(findings: readonly HealthFinding[]): Promise<void> {
  const { t } = await loadI18n(['panel']);
  for (const { check, problem, details } of findings) {
    const name = t(`MODULE.HEALTH.CHECK.${keyPart(check)}`);
    if (problem === null) {
      console.log(`✓ ${name}: ${t(`MODULE.HEALTH.OK.${keyPart(check)}`, details)}`);
      continue;
    }
    const text = t(`MODULE.HEALTH.PROBLEM.${keyPart(problem)}`, details);
    console.log(`! ${name}: ${text} ${t(`MODULE.HEALTH.REMEDY.${keyPart(problem)}`)}`);
  }
}

/** Prints all findings. Fails only if the product would not start. */
export async function doctor(command: CommandContext): Promise<void> {
  const { host, port } = command.config;
  const context = await createAppContext(command);
  const isServing = async () => !(await isPortFree(host, port));
  try {
    await print(await findHealth(createHealthPorts(context, isServing)));
  } catch (error) {
    throw error instanceof StartupError ? error : new StartupError(String(error));
  } finally {
    await context.store.close();
  }
}
