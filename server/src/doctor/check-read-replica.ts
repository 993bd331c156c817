import type { Config } from '../config/config.ts'
import { checkReplica, DatabaseServerError } from '../platform/database/index.ts'
import { type Finding, failure, ok, warning } from './finding.ts'

const about = 'Replica'

/** Whether analytics and exports may be read from the server of DATABASE_READ_URL; not how far it is behind, which changes. */
export async function checkReadReplica(config: Config): Promise<Finding> {
  try {
    const seen = await checkReplica(config)
    if (!seen?.isReplica)
      return failure(
        about,
        "DATABASE_READ_URL points to a server that isn't a replica: analytics and exports use the primary.",
        'Point it to a streaming replica, or unset it.',
      )
    if (!seen.hotStandbyFeedback)
      return warning(
        about,
        'Connected, but it may cancel long queries: account and agent exports use the primary.',
        'Set hot_standby_feedback = on on the replica.',
      )
    return ok(about, 'Connected, and it replicates DATABASE_URL.')
  } catch (error) {
    if (error instanceof DatabaseServerError) return failure(about, error.problem, error.remedy)
    throw error
  }
}
