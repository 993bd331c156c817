import type { ServerStatus } from '@parleykit/contract/reports/status/status'
import { getDiskSpace } from '../../../platform/data-folder/get-disk-space.ts'
import { listQueueStates } from '../../../platform/jobs/index.ts'
import { probeMailServer } from '../../../platform/mail/index.ts'
import { probeObjectStore } from '../../../platform/object-store/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { probeCollector, probeEmbeddingServer, probeModelServer } from '../../../platform/probes/index.ts'
import { listMembers } from '../../../platform/pubsub/index.ts'
import { productVersion } from './product-version.ts'
import { readDatabaseState } from './queries.ts'

/** The state of the installation as this process sees it. */
export async function getStatus(platform: Platform): Promise<ServerStatus> {
  const { backups, config, database, pubsub, readRouter } = platform
  const [state, replica, disk, kept, queues, members, services] = await Promise.all([
    readDatabaseState(database),
    readRouter.checkReplica(),
    getDiskSpace(config.dataDir),
    backups.list(),
    listQueueStates(database),
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

type Services = ServerStatus['services']

/** Limits how often external services are called, no matter how many people view the page. */
const keptMs = 30_000

const off = 'off' as const

const probed = new WeakMap<Platform, { readonly at: number; readonly services: Promise<Services> }>()

/**
 * Whether each configured external service responds within a few seconds, and the result of the last telemetry export.
 */
async function probeServices(platform: Platform): Promise<Services> {
  const services = await probeAtTimes(platform)
  const delivery = platform.telemetry.lastDelivery()
  if (delivery === null) return services
  return services.map((service) => (service.name === 'telemetry' ? { ...service, state: delivery } : service))
}

function probeAtTimes(platform: Platform): Promise<Services> {
  const now = performance.now()
  const known = probed.get(platform)
  if (known && now - known.at < keptMs) return known.services
  const services = probe(platform)
  probed.set(platform, { at: now, services })
  return services
}

async function probe({ config, mail, telemetry }: Platform): Promise<Services> {
  const { languageModel, embedding, objectStore } = config
  const [model, vectors, letters, files, traces] = await Promise.all([
    languageModel ? probeModelServer(languageModel) : off,
    embedding ? probeEmbeddingServer(embedding) : off,
    mail.config ? probeMailServer(mail.config) : off,
    objectStore ? probeObjectStore(objectStore) : off,
    config.telemetry ? (telemetry.lastDelivery() ?? probeCollector(config.telemetry)) : off,
  ])
  return [
    { name: 'model', state: model },
    { name: 'embedding', state: vectors },
    { name: 'mail', state: letters },
    { name: 'files', state: files },
    { name: 'telemetry', state: traces },
  ]
}
