import {
  backupSpansMax,
  jobWaitMax,
  littleDiskBytes,
  type ServerStatus,
  type ServiceState,
} from '@parleykit/contract/reports/status/status'
import { formatBytes } from '../../../ui/format/format-bytes.ts'
import { timeAgo } from '../../../ui/format/relative-time.ts'
import { modelTexts } from '../../models/model-texts.ts'
import { jobName } from './job-name.ts'
import { statusTexts } from './status-texts.ts'

/**
 * The state of one part of the installation. A fault keeps it from working, a note deserves attention, and an absent
 * part is optional and not set up.
 */
export interface Finding {
  readonly about: string
  readonly level: 'ok' | 'absent' | 'note' | 'fault'
  readonly message: string
  /** Null if there is nothing to do. */
  readonly advice: string | null
}

/** The model that the operator has chosen, and why its last reply failed. */
export interface ChosenReply {
  readonly model: string
  readonly fault: string | null
}

/** The findings for each part, in the order of the page. */
export function assessStatus(status: ServerStatus, now: Date, reply: ChosenReply | null = null): Finding[] {
  return [
    ofProduct(status),
    ofDatabase(status),
    ofMigrations(status),
    ...ofReplica(status),
    ofDisk(status),
    ofBackups(status, now),
    ...status.services.map((service) => ofService(service, status, reply)),
    ...ofJobs(status),
    ofProcesses(status),
  ]
}

function ofProduct({ version, nodeVersion }: ServerStatus): Finding {
  const { about, message } = statusTexts.product
  return { about, level: 'ok', message: message(version, nodeVersion), advice: null }
}

function ofDatabase({ database: { isEmbedded, version, bytes } }: ServerStatus): Finding {
  const { about, message } = statusTexts.database
  return { about, level: 'ok', message: message(isEmbedded, version, formatBytes(bytes)), advice: null }
}

function ofMigrations({ database: { migrations } }: ServerStatus): Finding {
  const { about, fine, behind, ahead } = statusTexts.migrations
  const missing = migrations.known - migrations.applied
  if (missing > 0) return { about, level: 'fault', ...behind(missing) }
  if (missing < 0) return { about, level: 'fault', ...ahead }
  return { about, level: 'ok', message: fine(migrations.known), advice: null }
}

function ofReplica({ database: { replica } }: ServerStatus): Finding[] {
  if (replica === null) return []
  return [{ level: replica === 'ok' ? 'ok' : 'fault', ...statusTexts.replica(replica) }]
}

function ofDisk({ disk: { freeBytes, totalBytes, reserveBytes } }: ServerStatus): Finding {
  const { about, full, little, ...texts } = statusTexts.disk
  const message = texts.message(formatBytes(freeBytes), formatBytes(totalBytes))
  if (freeBytes < reserveBytes) return { about, level: 'fault', message, advice: full }
  if (freeBytes < littleDiskBytes) return { about, level: 'note', message, advice: little }
  return { about, level: 'ok', message, advice: null }
}

function ofBackups({ backup: { everySeconds, newest, count } }: ServerStatus, now: Date): Finding {
  const texts = statusTexts.backup
  const { about } = texts
  const age = newest && timeAgo(newest.takenAt, now).toLowerCase()
  const kept = newest ? texts.message(age ?? '', formatBytes(newest.bytes), count) : texts.none
  const message = `${kept} ${everySeconds === null ? texts.off : texts.every(everySeconds)}`
  if (everySeconds === null) {
    return newest
      ? { about, level: 'ok', message, advice: null }
      : { about, level: 'note', message, advice: texts.turnOn }
  }
  if (!newest) return { about, level: 'note', message, advice: texts.first }
  const ageSeconds = (now.getTime() - Date.parse(newest.takenAt)) / 1000
  if (ageSeconds > backupSpansMax * everySeconds)
    return { about, level: 'fault', message, advice: texts.late }
  return { about, level: 'ok', message, advice: null }
}

const fineStates: readonly ServiceState[] = ['ok', 'delivered']

function ofService(
  { name, state }: ServerStatus['services'][number],
  { hasBuiltInEncoder }: ServerStatus,
  reply: ChosenReply | null,
): Finding {
  const words = statusTexts.service(name, state)
  if (name === 'model' && state === 'off' && reply !== null) {
    const { model, fault } = reply
    if (fault !== null) return { ...words, level: 'fault', message: fault, advice: null }
    return { ...words, level: 'ok', message: modelTexts.answering(model) }
  }
  if (state !== 'off') return { level: fineStates.includes(state) ? 'ok' : 'fault', ...words }
  const message = name === 'embedding' && hasBuiltInEncoder ? statusTexts.builtInEncoder : words.message
  return { ...words, level: 'absent', message }
}

/** The queues with something to show: waiting, running or failed jobs, or an error. */
export function busyQueues(queues: ServerStatus['queues']): ServerStatus['queues'] {
  return queues.filter(
    ({ waiting, running, failed, lastError }) => waiting + running + failed > 0 || lastError !== null,
  )
}

function ofJobs({ queues }: ServerStatus): Finding[] {
  const { about, fine, failed, waiting } = statusTexts.jobs
  const found = queues.flatMap((queue): Finding[] => [
    ...(queue.failed > 0
      ? [{ about, level: 'fault' as const, ...failed(jobName(queue.name), queue.failed) }]
      : []),
    ...(queue.oldestSeconds > jobWaitMax
      ? [
          {
            ...{ about, level: 'note' as const },
            ...waiting(jobName(queue.name), Math.floor(queue.oldestSeconds / 60)),
          },
        ]
      : []),
  ])
  return found.length > 0 ? found : [{ about, level: 'ok', message: fine, advice: null }]
}

function ofProcesses({ processes }: ServerStatus): Finding {
  const { about, message } = statusTexts.processes
  return { about, level: 'ok', message: message(processes.length), advice: null }
}
