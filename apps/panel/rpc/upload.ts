import { readAnswers, resultOf } from './answer.ts';
import { NetworkError } from './network-error.ts';

export type UploadCall = {
  readonly method: string;
  readonly params: unknown;
  readonly file: Blob;
};

export type UploadOptions = {
  /** Called with the share sent so far, 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** Called with whether the upload waits for the server to allow it. */
  readonly onWaiting?: (isWaiting: boolean) => void;
  readonly signal?: AbortSignal;
};

const formOf = ({ method, params, file }: UploadCall): FormData => {
  const form = new FormData();
  form.set('jsonrpc', '2.0');
  form.set('id', '1');
  form.set('method', method);
  form.set('params', JSON.stringify(params ?? {}));
  // Files dropped on a frame belong to its realm, where `instanceof File` fails.
  const { name = 'file' } = file as Partial<File>;
  form.set('file', file, name);
  return form;
};

/** Uploads one file as multipart. Uses XMLHttpRequest, because fetch reports no upload progress. */
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
