import { apiErrorSchema } from '@parleykit/contract/base/errors'
import { readServerStatus } from '@parleykit/contract/status/status'
import { z } from 'zod'
import { readJson } from '../platform/reach/index.ts'

const health = z.strictObject({ status: z.literal('ok') })

/** Whether this product answers at an address: by how it says that it is up, and how it refuses the status to a stranger. */
export async function isParleyKit(origin: string): Promise<boolean> {
  const [up, refused] = await Promise.all(
    ['/healthz', readServerStatus.path].map((path) => readJson(origin + path)),
  )
  return health.safeParse(up).success && apiErrorSchema.safeParse(refused).success
}
