import { expect, test } from 'vitest';
import { readNewPassphrase } from './passphrase.ts';

test('a new passphrase is typed twice, unless it comes from the environment', async () => {
  const typing = (...lines: string[]) =>
    readNewPassphrase({}, async () => lines.shift() ?? 'nothing is left');
  const passphrase = 'seven gray herons at noon';
  expect(await typing(passphrase, passphrase)).toBe(passphrase);
  await expect(typing(passphrase, 'seven gray herons at moon')).rejects.toThrow('differ');
  const environment = { PLINTH_BACKUP_PASSPHRASE: passphrase };
  expect(await readNewPassphrase(environment)).toBe(passphrase);
});
