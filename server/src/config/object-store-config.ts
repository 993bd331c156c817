import { z } from 'zod'

const homes = ['s3', 'database'] as const

/** The variables of the store that originals of uploads lie in, where it isn't the database. */
export const objectStoreVariables = {
  S3_BUCKET: z
    .string()
    .optional()
    .describe('S3-compatible bucket for original uploads. If unset, they are kept in the database.'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("Endpoint of the store, if it isn't AWS; buckets are then addressed by path."),
  S3_REGION: z.string().default('us-east-1').describe('Region of the bucket.'),
  S3_ACCESS_KEY_ID: z
    .string()
    .optional()
    .describe(
      "Access key of the store. If unset, the AWS SDK's default is used (AWS_ACCESS_KEY_ID, an instance role).",
    ),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('Secret access key.'),
  FILE_STORE: z
    .enum(homes)
    .optional()
    .describe(
      'Where new originals go: s3 (as soon as S3_BUCKET is set), or database while they are moved back.',
    ),
}

type ObjectStoreVariables = z.infer<z.ZodObject<typeof objectStoreVariables>>

export interface ObjectStoreConfig {
  readonly bucket: string
  /** Null for AWS itself. */
  readonly endpoint: string | null
  readonly region: string
  /** Null for what the SDK finds by itself. */
  readonly key: { readonly id: string; readonly secret: string } | null
  /** Whether new originals go there; what lies there is read in any case. */
  readonly takesNew: boolean
}

/** What is wrong with the combination of the variables, a sentence each; no value is repeated. */
export function findObjectStoreProblems(values: ObjectStoreVariables): string[] {
  if (!values.S3_BUCKET) {
    const given = (['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const).filter(
      (name) => values[name],
    )
    return [
      ...given.map((name) => `  ${name}: also needs S3_BUCKET`),
      ...(values.FILE_STORE === 's3' ? ['  FILE_STORE: s3 also needs S3_BUCKET'] : []),
    ]
  }
  if (Boolean(values.S3_ACCESS_KEY_ID) === Boolean(values.S3_SECRET_ACCESS_KEY)) return []
  return ['  S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: set both or neither']
}

/** Null where everything lies in the database. */
export function toObjectStoreConfig(values: ObjectStoreVariables): ObjectStoreConfig | null {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = values
  if (!bucket) return null
  return {
    bucket,
    endpoint: values.S3_ENDPOINT ?? null,
    region: values.S3_REGION,
    key: id && secret ? { id, secret } : null,
    takesNew: values.FILE_STORE !== 'database',
  }
}
