import type { Config } from '../config/config.ts'
import { checkReplica, DatabaseServerError } from '../platform/database/index.ts'
import { type Finding, faulty, fine, noted } from './finding.ts'

const about = 'Replica'

/** Whether analytics and exports may be read from the server of DATABASE_READ_URL; not how far it is behind, which changes. */
export async function checkReadReplica(config: Config): Promise<Finding> {
  try {
    const seen = await checkReplica(config)
    if (!seen?.isReplica)
      return faulty(
        about,
        'The server of DATABASE_READ_URL takes writes and is no replica: analytics and exports read from the primary.',
        'Name a streaming replica there, or nothing.',
      )
    if (!seen.keepsRows)
      return noted(
        about,
        'It answers, and may end what takes long: exports of accounts and agents read from the primary.',
        'Set hot_standby_feedback = on there.',
      )
    return fine(about, 'It answers, and has the database of DATABASE_URL.')
  } catch (error) {
    if (error instanceof DatabaseServerError) return faulty(about, error.says, error.todo)
    throw error
  }
}
