import { StartupError } from '../errors.ts';

export type S3Config = {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Including the bucket as the last path segment. */
  readonly endpoint: string;
  readonly region: string;
  /** Prefix of every key: empty, or ending with a slash. */
  readonly prefix: string;
};

type Environment = { readonly [name: string]: string | undefined };

const FORM = 's3://bucket/prefix?endpoint=https://…&region=…';

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

type S3Folder = { readonly endpoint: string; readonly bucket: string; readonly folder: string };

/** Where the keys of a folder in a bucket are, whatever slashes were typed around it. */
export function s3Location({
  endpoint,
  bucket,
  folder,
}: S3Folder): Pick<S3Config, 'endpoint' | 'prefix'> {
  const bare = folder.replace(/^\/+|\/+$/g, '');
  return {
    endpoint: `${endpoint.replace(/\/+$/, '')}/${bucket}`,
    prefix: bare === '' ? '' : `${bare}/`,
  };
}

/**
 * Parses `s3://bucket/prefix?endpoint=…&region=…`. Credentials are read from the usual `AWS_*`
 * variables.
 */
export function readS3Config(
  address: string,
  environment: Environment,
  /** What the address is called in messages. */
  name = 'PLINTH_STORAGE',
): S3Config {
  const invalidStorage = (reason: string) => new StartupError(`${name} ${reason}. Use ${FORM}.`);
  if (!URL.canParse(address)) throw invalidStorage(`is no address: "${address}"`);
  const { protocol, hostname: bucket, pathname, searchParams } = new URL(address);
  if (protocol !== 's3:')
    throw invalidStorage(`names "${protocol}//", which is no known kind of store`);
  if (!BUCKET.test(bucket)) throw invalidStorage(`names no bucket`);
  const region = searchParams.get('region') ?? environment.AWS_REGION ?? 'us-east-1';
  const host = searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`;
  if (!/^https?:$/.test(URL.canParse(host) ? new URL(host).protocol : '')) {
    throw invalidStorage(`has an endpoint that is no http address: "${host}"`);
  }
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = environment;
  if (!accessKeyId || !secretAccessKey) {
    throw new StartupError(
      `${name} uses S3, but AWS_ACCESS_KEY_ID or AWS_SECRET_ACCESS_KEY is missing. Set both.`,
    );
  }
  return {
    accessKeyId,
    secretAccessKey,
    region,
    ...s3Location({ endpoint: host, bucket, folder: pathname }),
  };
}
