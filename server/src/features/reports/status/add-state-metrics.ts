import { getDiskSpace } from '../../../platform/data-folder/get-disk-space.ts'
import { listQueueStates } from '../../../platform/jobs/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listMembers } from '../../../platform/pubsub/index.ts'
import { indexCacheUse } from '../../retrieval/index.ts'
import { productVersion } from './product-version.ts'
import { readDatabaseState } from './queries.ts'

/** Adds the state of the installation to the metrics, computed at each read. */
export function addStateMetrics(platform: Platform): void {
  const { backups, config, database, metrics, readRouter } = platform
  metrics.watch('process', async (set) => {
    const { count, bytes, hits, misses } = indexCacheUse(database)
    set('cacheIndexes', count, {})
    set('cacheBytes', bytes, {})
    set('cacheHits', hits, {})
    set('cacheMisses', misses, {})
  })
  metrics.watch('installation', async (set) => {
    set('build', 1, { version: productVersion(), node: process.versions.node })
    set('backupInterval', (backups.everyMs ?? 0) / 1000, {})
  })
  metrics.watch('installation', async (set) => {
    const { freeBytes, totalBytes } = await getDiskSpace(config.dataDir)
    set('diskFree', freeBytes, {})
    set('diskSize', totalBytes, {})
  })
  metrics.watch('installation', async (set) => {
    const [newest] = await backups.list()
    if (!newest) return
    set('backupTime', newest.takenAt / 1000, {})
    set('backupBytes', newest.bytes, {})
  })
  metrics.watch('installation', async (set) => {
    const state = await readDatabaseState(database).catch(() => null)
    set('databaseUp', state ? 1 : 0, {})
    if (state) set('databaseBytes', state.bytes, {})
  })
  metrics.watch('installation', async (set) => {
    const replica = await readRouter.checkReplica()
    if (replica) set('replicaUp', replica === 'ok' ? 1 : 0, {})
  })
  metrics.watch('installation', async (set) => {
    const [queues, members] = [await listQueueStates(database), await listMembers(database)]
    set('processes', members.length, {})
    for (const { name: queue, waiting, running, failed, oldestSeconds } of queues) {
      set('jobs', waiting, { queue, state: 'waiting' })
      set('jobs', running, { queue, state: 'running' })
      set('jobs', failed, { queue, state: 'failed' })
      set('jobAge', oldestSeconds, { queue })
    }
  })
}
