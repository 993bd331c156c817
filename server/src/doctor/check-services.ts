import type { Config } from '../config/config.ts'
import { probeMailServer } from '../platform/mail/index.ts'
import { probeObjectStore } from '../platform/object-store/index.ts'
import {
  type CollectorReach,
  probeCollector,
  probeEmbeddingServer,
  probeModelServer,
} from '../platform/reach/index.ts'
import { type Finding, faulty, fine } from './finding.ts'

/** Whether what is configured outside of this server answers, and takes its key. */
export function checkServices({
  embedding,
  languageModel,
  mail,
  objectStore,
  telemetry,
}: Config): Promise<Finding[]> {
  return Promise.all([
    find('Language model', languageModel && probeModelServer(languageModel), {
      off: 'None: answers are quoted from the knowledge.',
      address: 'LLM_BASE_URL',
      key: 'LLM_API_KEY',
    }),
    find('Embedding model', embedding && probeEmbeddingServer(embedding), {
      off: 'None: passages are found by their words.',
      address: 'EMBEDDING_BASE_URL',
      key: 'EMBEDDING_API_KEY',
    }),
    find('Mail', mail && probeMailServer(mail), {
      off: 'None: no mail is sent. npm run admin -- reset-link helps who forgot a password.',
      address: 'SMTP_URL',
      key: 'the user and password in SMTP_URL',
    }),
    find('Files', objectStore && probeObjectStore(objectStore), {
      off: 'Originals of uploads are kept in the database.',
      address: 'S3_ENDPOINT',
      key: 'S3_BUCKET, S3_ACCESS_KEY_ID or S3_SECRET_ACCESS_KEY',
    }),
    find('Telemetry', telemetry && probeCollector(telemetry), {
      off: 'No traces are sent.',
      address: 'OTEL_EXPORTER_OTLP_ENDPOINT',
      key: 'OTEL_EXPORTER_OTLP_HEADERS',
    }),
  ])
}

async function find(
  about: string,
  probing: Promise<CollectorReach> | null,
  { off, address, key }: { readonly off: string; readonly address: string; readonly key: string },
): Promise<Finding> {
  const reach = await probing
  if (reach === null) return fine(about, off)
  if (reach === 'ok') return fine(about, 'Its server answers.')
  if (reach === 'refused')
    return faulty(about, 'Its server answers, but refuses the key or password.', `Put ${key} right.`)
  if (reach === 'undelivered')
    return faulty(
      about,
      'Something answers there, but takes no traces or logs.',
      `See that ${address} is the address of a collector that takes OTLP over HTTP, as most do on port 4318, and that it works.`,
    )
  return faulty(
    about,
    "Its server can't be reached, or answers that it can't work.",
    `See that it runs, that ${address} is its address, and that this machine may connect to it.`,
  )
}
