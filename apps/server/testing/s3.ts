import { createRequire } from 'node:module';

type S3Server = {
  readonly run: () => Promise<{ readonly port: number }>;
  readonly close: () => Promise<void>;
};

type S3Options = {
  readonly port: number;
  readonly address: string;
  readonly silent: boolean;
  readonly directory: string;
  readonly configureBuckets: readonly { readonly name: string }[];
};

/** The package has no types. */
const S3rver: new (options: S3Options) => S3Server = createRequire(import.meta.url)('s3rver');

/** An in-process S3 server with the bucket `media`. It doesn't verify signatures. */
export async function startS3(directory: string) {
  const options = { port: 0, address: '127.0.0.1', silent: true, directory };
  const server = new S3rver({ ...options, configureBuckets: [{ name: 'media' }] });
  const { port } = await server.run();
  return {
    endpoint: `http://127.0.0.1:${port}`,
    environment: { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' },
    close: () => server.close(),
  };
}
