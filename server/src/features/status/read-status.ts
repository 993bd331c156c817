import type { ServerStatus } from '@parleykit/contract/status/status'
import { readDisk } from '../../platform/data-folder/read-disk.ts'
import { readQueues } from '../../platform/jobs/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { listMembers } from '../../platform/pubsub/index.ts'
import { probeServices } from './probe-services.ts'
import { productVersion } from './product-version.ts'
import { readDatabaseState } from './queries.ts'

/** The state of the installation as this process sees it. */
export async function readStatus(platform: Platform): Promise<ServerStatus> {
  const { backups, config, database, pubsub, reads } = platform
  const [state, replica, disk, kept, queues, members, services] = await Promise.all([
    readDatabaseState(database),
    reads.look(),
    readDisk(config.dataDir),
    backups.list(),
    readQueues(database),
    listMembers(database),
    probeServices(platform),
  ])
  const [newest] = kept
  return {
    version: productVersion(),
    nodeVersion: process.versions.node,
    database: { isEmbedded: config.databaseUrl === null, ...state, replica },
    disk: { ...disk, reserveBytes: config.diskReserveBytes },
    backup: {
      everySeconds: backups.everyMs === null ? null : backups.everyMs / 1000,
      newest: newest ? { takenAt: new Date(newest.takenAt).toISOString(), bytes: newest.bytes } : null,
      count: kept.length,
    },
    queues,
    processes: members.map(({ member, since }) => ({
      startedAt: since.toISOString(),
      isThis: member === pubsub.member,
    })),
    services,
    hasBuiltInEncoder: config.sentenceEncoder,
  }
}
