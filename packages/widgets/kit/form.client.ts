import {
  type AnswerIssue,
  answerIssue,
  CHALLENGE_FIELD,
  FORM_CHALLENGE_URL,
  FORM_FIELD,
  type FormChallenge,
  type FormFieldType,
  isFileField,
  MAX_FORM_FILES_SIZE,
  PROOF_FIELD,
  proofOf,
} from '@plinth/model';
import { forEachShown } from './for-each-shown.ts';

/**
 * Sends forms in place. What was typed stays until the server has stored it. `data-form` has what the
 * form says, by reason.
 */

type Texts = { readonly [reason: string]: string };
type Answer = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Reply = {
  readonly issues?: { readonly [name: string]: string };
  readonly failure?: string;
  /** Where to go after sending. */
  readonly redirect?: string;
};

const TIMEOUT_MS = 60_000;

const answersOf = (form: HTMLFormElement): Answer[] => [
  ...form.querySelectorAll<Answer>('[data-type]'),
];

function answerOf(form: HTMLFormElement, answer: Answer): string {
  const type = answer.type;
  if (type !== 'radio' && type !== 'checkbox') return answer.value;
  return form.querySelector<Answer>(`[name="${answer.name}"]:checked`)?.value ?? '';
}

function issueOf(form: HTMLFormElement, answer: Answer): AnswerIssue | null {
  const type = answer.dataset.type as FormFieldType;
  const files = answer instanceof HTMLInputElement ? (answer.files ?? []) : [];
  const size = Array.from(files).reduce((sum, file) => sum + file.size, 0);
  if (isFileField({ type }) && size > MAX_FORM_FILES_SIZE) return 'file_size';
  // A number that can’t be read is empty.
  if (answer.validity.badInput) return 'invalid';
  const value = answerOf(form, answer);
  return answerIssue({ type, is_required: answer.required }, value, [value]);
}

function showIssue(answer: Answer, text: string): void {
  const place = document.getElementById(answer.getAttribute('aria-describedby') ?? '');
  if (place) place.textContent = text;
  if (text === '') answer.removeAttribute('aria-invalid');
  else answer.setAttribute('aria-invalid', 'true');
}

/** Shows what is wrong, and goes to the first answer that is. Returns whether all are right. */
function show(form: HTMLFormElement, texts: Texts, issueFor: (answer: Answer) => string | null) {
  const wrong = answersOf(form).filter((answer) => {
    const issue = issueFor(answer);
    showIssue(answer, (issue && texts[issue]) || '');
    return issue !== null;
  });
  wrong[0]?.focus();
  return wrong.length === 0;
}

const sha256 = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

/** The time since the challenge, and a little work, show that a browser sends the form. */
async function prove({ action }: HTMLFormElement): Promise<Record<string, string>> {
  try {
    // The server that takes the form may be another one than that of the page.
    const response = await fetch(new URL(FORM_CHALLENGE_URL, action));
    const challenge: FormChallenge = await response.json();
    return {
      [CHALLENGE_FIELD]: challenge.challenge,
      [PROOF_FIELD]: await proofOf(challenge, sha256),
    };
  } catch {
    // Without a proof, the form is sent all the same.
    return {};
  }
}

/** Files need an encoding that password forms don’t take. */
const encoded = ({ enctype }: HTMLFormElement, body: FormData): BodyInit =>
  enctype.startsWith('multipart') ? body : new URLSearchParams(body as never);

async function send(form: HTMLFormElement, data: FormData): Promise<Reply> {
  const body = encoded(form, data);
  const response = await fetch(form.action, {
    ...{ method: 'POST', body, headers: { accept: 'application/json' } },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return response.json();
}

function start(form: HTMLFormElement): void {
  const texts: Texts = JSON.parse(form.dataset.form ?? '');
  const failure = form.querySelector<HTMLElement>('.moto-form-failure');
  const sent = form.nextElementSibling as HTMLElement | null;
  const button = form.querySelector('button');
  let proof: Promise<Record<string, string>> | undefined;
  let isBusy = false;
  const busy = (value: boolean) => {
    isBusy = value;
    button?.setAttribute('aria-disabled', String(value));
  };
  const fail = (text: string) => {
    if (failure) failure.textContent = text;
  };
  const finish = (redirect = form.dataset.redirect) => {
    form.reset();
    if (redirect) {
      location.assign(redirect);
      return;
    }
    sent?.setAttribute('data-shown', '');
    sent?.focus();
  };
  const submit = async () => {
    const body = new FormData(form);
    busy(true);
    fail('');
    try {
      for (const [name, value] of Object.entries((await proof) ?? {})) body.set(name, value);
      const { issues, failure: reason, redirect } = await send(form, body);
      if (issues) show(form, texts, ({ name }) => issues[name] ?? null);
      else if (reason) fail(texts[reason] ?? '');
      else finish(redirect);
    } catch {
      fail(texts.failure ?? '');
    }
    busy(false);
  };
  form.noValidate = true;
  form.addEventListener('focusin', () => {
    if (form.querySelector(`[name=${FORM_FIELD}]`)) proof ??= prove(form);
  });
  // While writing, not when leaving the field: a message that goes then moves what is clicked.
  form.addEventListener('input', ({ target }) => {
    const answer = target as Answer;
    if (answer.hasAttribute('aria-invalid')) {
      const issue = issueOf(form, answer);
      showIssue(answer, (issue && texts[issue]) || '');
    }
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!isBusy && show(form, texts, (answer) => issueOf(form, answer))) void submit();
  });
}

forEachShown<HTMLFormElement>('[data-form]', start);
