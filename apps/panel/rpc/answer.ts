import { RpcError, type RpcErrorObject } from '@plinth/contract';
import { NetworkError } from './network-error.ts';

export type Answer = {
  readonly id: number | null;
  readonly result?: unknown;
  readonly error?: RpcErrorObject;
};

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && 'id' in value;

/** The responses in a body, single or batched. */
export const readAnswers = (status: number, body: string): readonly Answer[] => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    throw new NetworkError(status);
  }
  const answers = (Array.isArray(parsed) ? parsed : [parsed]).filter(isAnswer);
  if (answers.length === 0) throw new NetworkError(status);
  return answers;
};

/** Returns the result of a response; throws its error, or if it has neither. */
export const resultOf = (answer: Answer | undefined, status: number): unknown => {
  if (answer?.error) throw RpcError.from(answer.error);
  if (!answer || answer.result === undefined) throw new NetworkError(status);
  return answer.result;
};
