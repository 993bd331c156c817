import { apiErrorSchema } from '@parleykit/contract/base/errors'
import { readServerStatus } from '@parleykit/contract/reports/status/status'
import { z } from 'zod'
import type { Config } from '../config/config.ts'
import { findPortProblem } from '../platform/http/index.ts'
import { fetchJson } from '../platform/probes/index.ts'
import { type Finding, failure, ok } from './finding.ts'

const about = 'Port'

/** Whether the port is free, or a server of ours answers there. */
export async function checkPort({ host, port }: Config): Promise<Finding> {
  if (port === 0) return ok(about, 'PORT=0 uses any free port.')
  const fault = await findPortProblem({ host, port })
  if (fault === null) return ok(about, `${port} on ${host} is free: no server is running there.`)
  const shown = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  const name = shown.includes(':') ? `[${shown}]` : shown
  if (fault.code === 'EADDRINUSE' && (await isParleyKit(`http://${name}:${port}`)))
    return ok(about, `ParleyKit is running on ${port}.`)
  return failure(about, fault.message, fault.remedy)
}

const health = z.strictObject({ status: z.literal('ok') })

/** Whether this product answers at an address: by how it says that it is up, and how it refuses the status to a stranger. */
async function isParleyKit(origin: string): Promise<boolean> {
  const [up, refused] = await Promise.all(
    ['/healthz', readServerStatus.path].map((path) => fetchJson(origin + path)),
  )
  return health.safeParse(up).success && apiErrorSchema.safeParse(refused).success
}
