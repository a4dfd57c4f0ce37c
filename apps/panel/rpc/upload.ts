import { readAnswers, resultOf } from './answer.ts';
import { NetworkError } from './network-error.ts';

export type UploadCall = {
  readonly method: string;
  readonly params: unknown;
  readonly file: Blob;
};

export type UploadOptions = {
  /** Gets the share that has been sent, 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
};

const formOf = ({ method, params, file }: UploadCall): FormData => {
  const form = new FormData();
  form.set('jsonrpc', '2.0');
  form.set('id', '1');
  form.set('method', method);
  form.set('params', JSON.stringify(params ?? {}));
  // Files dropped on a frame are of its realm: `instanceof File` would not know them.
  const { name = 'file' } = file as Partial<File>;
  form.set('file', file, name);
  return form;
};

/** Sends one file in the multipart envelope. XMLHttpRequest, because fetch tells no progress of sending. */
export const uploadFile = (
  url: string,
  call: UploadCall,
  { onProgress, signal }: UploadOptions,
): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.setRequestHeader('X-Requested-With', 'XMLHttpRequest');
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new NetworkError(0));
    request.onabort = () => reject(new DOMException('', 'AbortError'));
    request.onload = () => {
      try {
        const [answer] = readAnswers(request.status, request.responseText);
        resolve(resultOf(answer, request.status));
      } catch (error) {
        reject(error);
      }
    };
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(formOf(call));
  });
