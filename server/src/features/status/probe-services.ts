import type { ServerStatus } from '@parleykit/contract/status/status'
import { probeMailServer } from '../../platform/mail/index.ts'
import { probeObjectStore } from '../../platform/object-store/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { probeCollector, probeEmbeddingServer, probeModelServer } from '../../platform/reach/index.ts'

type Services = ServerStatus['services']

/** Limits how often external services are called, no matter how many people view the page. */
const keptMs = 30_000

const off = 'off' as const

const probed = new WeakMap<Platform, { readonly at: number; readonly services: Promise<Services> }>()

/**
 * Whether each configured external service responds within a few seconds, and the result of the last telemetry export.
 */
export async function probeServices(platform: Platform): Promise<Services> {
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

async function probe({ config, telemetry }: Platform): Promise<Services> {
  const { languageModel, embedding, mail, objectStore } = config
  const [model, vectors, letters, files, traces] = await Promise.all([
    languageModel ? probeModelServer(languageModel) : off,
    embedding ? probeEmbeddingServer(embedding) : off,
    mail ? probeMailServer(mail) : off,
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
