import type { Platform } from '../../platform/platform.ts'
import { issueOperatorCode } from '../auth/index.ts'
import { findOperators, servesLoopback } from './operator/index.ts'

/** A new operator code to print at the start. Null if there is an operator, or if the first account will be it. */
export async function offerOperatorCode(
  platform: Pick<Platform, 'config' | 'database' | 'clock'>,
): Promise<string | null> {
  if (servesLoopback(platform.config)) return null
  const { ids } = await findOperators(platform.database)
  return ids.length > 0 ? null : issueOperatorCode(platform)
}
