import type { BackupProblemKey } from '@plinth/contract';

export type ProblemDetails = { readonly [name: string]: string | number };

const MESSAGES: Record<BackupProblemKey, (details: ProblemDetails) => string> = {
  NOT_A_BACKUP: ({ path }) => `${path} is not a Plinth backup. Choose a file that Plinth made.`,
  DAMAGED: ({ path, part }) =>
    `The backup ${path} is damaged (${part}). Use another backup; nothing was changed.`,
  NEWER: ({ path, version }) =>
    `The backup ${path} was made by a newer version of Plinth (${version}). Update Plinth, then restore it.`,
  UNSAFE: ({ path, part }) =>
    `The backup ${path} contains a file that Plinth never writes (${part}). Use another backup.`,
  LOCKED: ({ path }) =>
    `The backup ${path} is encrypted. Set PLINTH_BACKUP_PASSPHRASE to its passphrase, then try again.`,
  WRONG_PASSPHRASE: ({ path }) =>
    `This isn't the passphrase of the backup ${path}. Check it, then try again; nothing was changed.`,
  NO_PASSPHRASE: () =>
    'Backups are to be encrypted, but there is no passphrase. Enter it under Settings, Backups.',
  NOT_ENCRYPTED: ({ path }) =>
    `The backup ${path} isn't encrypted, but a passphrase was given: someone may have replaced it. To use it anyway, leave out the passphrase.`,
  NOT_IN_BACKUP: ({ part }) => `The backup doesn't have ${part}. Use another backup.`,
  STORE: ({ reason }) =>
    `The S3-compatible store can't be used (${reason}). Check its settings, then try again.`,
  STORE_TAKEN: ({ part }) =>
    `Another site keeps its backups in this folder of the S3-compatible store. Enter another folder. If that site is gone, delete ${part} there.`,
  NOT_EMPTY: ({ path }) =>
    `There is a site in ${path} already. Restore with --replace to replace it; it is backed up first.`,
  NOT_ENOUGH_SPACE: ({ path, needed, free }) =>
    `Not enough space in ${path}: ${needed} MB needed, ${free} MB free. Free some space, then try again.`,
  DISK_FULL: () => 'The disk is full. Free some space on it, then try again.',
  NOT_FOUND: ({ path }) => `There is no backup ${path}.`,
  EXISTS: ({ path }) => `${path} exists already. Choose another name.`,
  CHANGED: ({ part }) => `The restored copy differs from the site (${part}).`,
};

/** A reason that the owner can act on. Nothing was changed. */
export class BackupProblem extends Error {
  override readonly name = 'BackupProblem';
  readonly key: BackupProblemKey;
  readonly details: ProblemDetails;
  /** Whether another attempt may succeed without the owner. */
  readonly mayPass: boolean = false;

  constructor(key: BackupProblemKey, details: ProblemDetails = {}, cause?: unknown) {
    super(MESSAGES[key](details), { cause });
    this.key = key;
    this.details = details;
  }
}

/** The store doesn't answer, or has a fault of its own. */
export class PassingProblem extends BackupProblem {
  override readonly mayPass = true;
}

const MB = 1024 * 1024;

export const notEnoughSpace = (path: string, needed: number, free: number): BackupProblem =>
  new BackupProblem('NOT_ENOUGH_SPACE', {
    path,
    needed: Math.ceil(needed / MB),
    free: Math.floor(free / MB),
  });
