import { checkSessions } from './check-pooling.ts'
import { UnsuitableServerError, withProbe } from './probe.ts'
import { lookAtPrimary, lookAtReplica, type PrimarySeen, type ReplicaSeen } from './replica-look.ts'

/**
 * Checks that a server has the same database as `primaryUrl`, which only a streaming replica has.
 * @throws UnsuitableServerError
 */
export async function checkOrigin(readUrl: string, primaryUrl: string): Promise<ReplicaSeen> {
  const primary = await withProbe(primaryUrl, async (client) => {
    const { rows } = await client.query<PrimarySeen>(lookAtPrimary)
    return rows[0]
  })
  const seen = await withProbe(readUrl, async (client) => {
    const { rows } = await client.query<ReplicaSeen>(lookAtReplica)
    return rows[0]
  })
  if (!seen || seen.origin !== primary?.origin)
    throw new UnsuitableServerError(
      "isn't a replica of DATABASE_URL.",
      'Point it to a streaming replica with the same database name, or unset it.',
    )
  await checkSessions({ connectionString: readUrl, variable: 'DATABASE_READ_URL' })
  return seen
}
