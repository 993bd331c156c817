import type { Setup } from '@parleykit/contract/setup/setup'
import type { Platform } from '../../../platform/platform.ts'
import type { Owner } from '../../auth/index.ts'
import { accessOf } from './core/access-of.ts'
import { isLoopbackName, servesLoopback } from './core/is-loopback.ts'
import { findOperators } from './find-operators.ts'

export interface OperatorContext {
  readonly platform: Pick<Platform, 'config' | 'database'>
  readonly owner: Owner
  /** The host name that the request is for, without a port. */
  readonly hostname: string
}

export interface OperatorAccess {
  readonly access: Setup['access']
  /** Whether the account was granted the admin plan. */
  readonly isGranted: boolean
  readonly isFirstAccount: boolean
}

/** Whether an account operates this server. An admin plan that everyone has isn't enough. */
export async function getOperatorAccess({
  platform: { config, database },
  owner,
  hostname,
}: OperatorContext): Promise<OperatorAccess> {
  const operators = await findOperators(database)
  // A proxy on this machine that nobody told the server of: its requests name another host.
  const isLocal = servesLoopback(config) && isLoopbackName(hostname.toLowerCase())
  return {
    access: accessOf({ ownerId: owner.id, isLocal, operators }),
    isGranted: operators.ids.includes(owner.id),
    isFirstAccount: operators.firstId === owner.id,
  }
}
