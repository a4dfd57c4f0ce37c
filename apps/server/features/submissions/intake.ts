import { createHash } from 'node:crypto';
import { RpcError, type SubmissionAnswer, type SubmissionFile } from '@plinth/contract';
import type { AnswerIssue, FormChallenge, FormField, Owner } from '@plinth/model';
import type { Logger } from '../../logging.ts';
import type { Limits } from '../../security/limits.ts';
import type { Signer } from '../../security/signing.ts';
import { systemActor } from '../../storage/database/actor.ts';
import type { Tx } from '../../storage/database/store.ts';
import { StorageFull, StoreUnavailable, toStoreError } from '../../storage/errors.ts';
import { createRecord } from '../../storage/records/records.ts';
import { unmarkOrphaned } from '../media/orphaned-files.ts';
import {
  type AttachmentPorts,
  hasRoom,
  type IdentifiedFile,
  identifyAttachment,
  withAttachments,
} from './attachments.ts';
import { type CheckedPost, checkPost } from './check-post.ts';
import type { FoundForm } from './find-form.ts';
import type { FormPost } from './form-post.ts';
import { createChallenge, SPAM_SCORE, spamScore } from './spam-score.ts';
import { queueSubmission, waitingStates } from './submission-jobs.ts';

export type IntakePorts = AttachmentPorts & {
  readonly limits: Limits;
  readonly signer: Signer;
  readonly clock: () => number;
  readonly log: Logger;
  /** Nothing is stored. */
  readonly isDemo: boolean;
  /** Whether an update may take back what is stored now. */
  readonly isSwapping: () => Promise<boolean>;
  readonly subscribe: Subscribe;
};

export type Submitter = {
  /** For limits. */
  readonly ip: string;
  /** Null: a built-in page. */
  readonly owner: Owner | null;
  readonly page_name: string;
  /** What visitors read as the label of a field. */
  readonly labelOf: (field: FormField) => string;
};

/** Puts someone on the list of the newsletter. `already`: they are on it. */
export type Subscribe = (subscriber: {
  readonly email: string;
  readonly name: string;
  readonly page_id: number | null;
  readonly page_name: string;
  readonly isSpam: boolean;
}) => Promise<'stored' | 'already' | 'failure'>;

export type SubmitOutcome =
  | { readonly kind: 'stored' | 'already' }
  | { readonly kind: 'issues'; readonly issues: { readonly [name: string]: AnswerIssue } }
  | { readonly kind: 'too_many'; readonly retry_after: number }
  | { readonly kind: 'failure' };

/** Accepts the forms that visitors send. */
export type FormIntake = {
  readonly challenge: () => FormChallenge;
  /** Stores a submission, and the jobs that pass it on, in one transaction. */
  readonly submit: (post: FormPost, form: FoundForm, by: Submitter) => Promise<SubmitOutcome>;
};

/** Per address. */
const SUBMISSION_LIMITS = [
  { calls: 5, minutes: 1 },
  { calls: 20, minutes: 60 },
];
/** The same answers from the same sender within this time are one submission: a double click. */
const REPEAT_MS = 10 * 60_000;

const answerTo = (answers: readonly SubmissionAnswer[], type: SubmissionAnswer['type']): string =>
  answers.find((answer) => answer.type === type)?.value ?? '';

function digestOf({ answers, files }: CheckedPost, form: FoundForm, { ip, owner }: Submitter) {
  const hashes = files.map(({ file }) => file.hash);
  const content = [ip, owner?.kind, owner?.id, form.widget_id, answers, hashes];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}

/** Whether the submission has just been stored. */
async function isRepeated({ db, now }: Tx, digest: string): Promise<boolean> {
  const row = await db
    .selectFrom('submission')
    .select('id')
    .where('digest', '=', digest)
    .where('created', '>', now - REPEAT_MS)
    .where('status', '<>', 'deleted')
    .executeTakeFirst();
  return row !== undefined;
}

type NewSubmission = {
  readonly checked: CheckedPost;
  readonly form: FoundForm;
  readonly by: Submitter;
  readonly score: number;
  readonly files: readonly SubmissionFile[];
};

async function store(tx: Tx, { checked, form, by, score, files }: NewSubmission): Promise<void> {
  const digest = digestOf(checked, form, by);
  if (await isRepeated(tx, digest)) return;
  const { answers } = checked;
  const idOf = (kind: Owner['kind']) => (by.owner?.kind === kind ? by.owner.id : null);
  const isSpam = score >= SPAM_SCORE;
  const { id } = await createRecord(tx, 'submission', {
    status: isSpam ? 'spam' : 'new',
    sender_name: answerTo(answers, 'name'),
    sender_email: answerTo(answers, 'email'),
    subject: answerTo(answers, 'subject'),
    content: answers.map(({ value }) => value).join('\n'),
    page_id: idOf('page'),
    post_id: idOf('post'),
    popup_id: idOf('popup'),
    widget_id: form.widget_id,
    page_name: by.page_name,
    fields: answers.filter(({ value }) => value !== ''),
    files: [...files],
    ...(isSpam ? ({ mail_state: 'none', webhook_state: 'none' } as const) : waitingStates(form)),
    webhook_failure: '',
    spam_score: score,
    digest,
  });
  if (!isSpam) await queueSubmission(tx, id, form);
  await unmarkOrphaned(
    tx,
    files.map(({ file_key }) => file_key),
  );
}

/** Whether nothing could be stored for a reason that may be gone soon. */
function isStoreFailure(error: unknown): boolean {
  const failure = toStoreError(error);
  return failure instanceof StorageFull || failure instanceof StoreUnavailable;
}

type Identified = {
  readonly files: readonly IdentifiedFile[];
  readonly issues: CheckedPost['issues'];
};

async function identifyFiles(checked: CheckedPost, ports: AttachmentPorts): Promise<Identified> {
  const files: IdentifiedFile[] = [];
  const issues: Record<string, AnswerIssue> = {};
  for (const answer of checked.files) {
    try {
      files.push({ ...answer, identified: await identifyAttachment(answer, ports) });
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      issues[answer.name] = error.type === 'TOO_LARGE' ? 'file_size' : 'file_type';
    }
  }
  return { files, issues };
}

export function createFormIntake(ports: IntakePorts): FormIntake {
  const actor = systemActor('form');

  const storeAll = (submission: Omit<NewSubmission, 'files'>, found: Identified['files']) =>
    withAttachments(found, ports, (files) =>
      ports.store.transaction((tx) => store(tx, { ...submission, files }), actor),
    );

  const subscribe = ({ answers }: CheckedPost, { owner, page_name }: Submitter, score: number) =>
    ports.subscribe({
      email: answerTo(answers, 'email').toLowerCase(),
      name: answerTo(answers, 'name'),
      page_id: owner?.kind === 'page' ? owner.id : null,
      page_name,
      isSpam: score >= SPAM_SCORE,
    });

  const waitingTime = async (ip: string): Promise<number | null> => {
    try {
      for (const limit of SUBMISSION_LIMITS) {
        await ports.limits.take(`form ${limit.minutes} ${ip}`, limit);
      }
      return null;
    } catch (error) {
      if (!(error instanceof RpcError) || error.type !== 'RATE_LIMITED') throw error;
      return error.data.retry_after ?? 1;
    }
  };

  return {
    challenge: () => createChallenge(ports),
    submit: async (post, form, by) => {
      const checked = checkPost(form.fields, post, by.labelOf);
      const identified = await identifyFiles(checked, ports);
      const issues = { ...checked.issues, ...identified.issues };
      if (Object.keys(issues).length > 0) return { kind: 'issues', issues };
      if (ports.isDemo || (await ports.isSwapping())) return { kind: 'failure' };
      const retry_after = await waitingTime(by.ip);
      if (retry_after !== null) return { kind: 'too_many', retry_after };
      if (!(await hasRoom(ports.store.read, identified.files))) {
        ports.log.warn('an attachment was refused: all of them have reached their limit');
        return { kind: 'failure' };
      }
      const score = await spamScore(post.values, checked.answers, ports);
      try {
        if (form.target === 'newsletter') return { kind: await subscribe(checked, by, score) };
        await storeAll({ checked, form, by, score }, identified.files);
      } catch (error) {
        if (!isStoreFailure(error)) throw error;
        ports.log.error({ err: error }, 'a form could not be stored');
        return { kind: 'failure' };
      }
      return { kind: 'stored' };
    },
  };
}
