import type { Config } from '../config/config.ts'
import { findPortFault } from '../platform/http/index.ts'
import { type Finding, faulty, fine } from './finding.ts'
import { isParleyKit } from './is-parleykit.ts'

const about = 'Port'

/** Whether the port is free, or a server of ours answers there. */
export async function checkPort({ host, port }: Config): Promise<Finding> {
  if (port === 0) return fine(about, 'PORT=0 uses any free port.')
  const fault = await findPortFault({ host, port })
  if (fault === null) return fine(about, `${port} on ${host} is free: no server is running there.`)
  const shown = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  const name = shown.includes(':') ? `[${shown}]` : shown
  if (fault.code === 'EADDRINUSE' && (await isParleyKit(`http://${name}:${port}`)))
    return fine(about, `ParleyKit is running on ${port}.`)
  return faulty(about, fault.says, fault.todo)
}
