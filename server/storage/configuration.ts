/** A bucket, and who says that they may use it. */
export type S3Settings = {
  bucket: string;
  region: string;
  /** The address of another server than Amazon's; null for those. */
  endpoint: string | null;
  keyId: string;
  secretKey: string;
};

const names = ['S3_BUCKET', 'S3_REGION', 'S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** The bucket of the settings; null where pictures and builds are files of the data folder. */
export function readStorageSettings(env: NodeJS.ProcessEnv): S3Settings | null {
  const given = names.find((name) => env[name] !== undefined);
  if (given === undefined) return null;
  const bucket = requireSetting(env, 'S3_BUCKET', given);
  if (!/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(bucket)) {
    throw new Error(`S3_BUCKET must be the name of a bucket such as baulk-objects, not '${bucket}'.`);
  }
  const region = env['S3_REGION'] ?? 'us-east-1';
  if (!/^[a-z\d-]{1,40}$/.test(region)) {
    throw new Error(`S3_REGION must be the name of a region such as eu-central-1, not '${region}'.`);
  }
  return {
    bucket,
    region,
    endpoint: readEndpoint(env['S3_ENDPOINT']),
    keyId: requireSetting(env, 'S3_ACCESS_KEY_ID', given),
    secretKey: requireSetting(env, 'S3_SECRET_ACCESS_KEY', given),
  };
}

function requireSetting(env: NodeJS.ProcessEnv, name: (typeof names)[number], given: string): string {
  const text = env[name];
  if (text === undefined) throw new Error(`${name} is required beside ${given}.`);
  return text;
}

function readEndpoint(text: string | undefined): string | null {
  if (text === undefined) return null;
  const url = URL.parse(text);
  const isRoot = url && url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password;
  if (!isRoot || !/^https?:$/.test(url.protocol)) {
    throw new Error('S3_ENDPOINT must be a host without a path, such as https://objects.example:9000.');
  }
  return url.origin;
}
