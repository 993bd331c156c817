import type { Config } from '../config/config.ts'
import { probeMailServer } from '../platform/mail/index.ts'
import { probeObjectStore } from '../platform/object-store/index.ts'
import {
  type CollectorProbeResult,
  probeCollector,
  probeEmbeddingServer,
  probeModelServer,
} from '../platform/probes/index.ts'
import { type Finding, failure, ok } from './finding.ts'

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
      off: 'Not set up: answers are quoted from the knowledge.',
      address: 'LLM_BASE_URL',
      key: 'LLM_API_KEY',
    }),
    find('Embedding model', embedding && probeEmbeddingServer(embedding), {
      off: 'Not set up: passages are found by word search.',
      address: 'EMBEDDING_BASE_URL',
      key: 'EMBEDDING_API_KEY',
    }),
    find('Email', mail && probeMailServer(mail), {
      off: "SMTP_URL isn't set: email is only sent if you set a mail server on the dashboard. For forgotten passwords, use npm run admin -- reset-link.",
      address: 'SMTP_URL',
      key: 'the user and password in SMTP_URL',
    }),
    find('File storage', objectStore && probeObjectStore(objectStore), {
      off: 'Not set up: original uploads are kept in the database.',
      address: 'S3_ENDPOINT',
      key: 'S3_BUCKET, S3_ACCESS_KEY_ID or S3_SECRET_ACCESS_KEY',
    }),
    find('Telemetry', telemetry && probeCollector(telemetry), {
      off: 'Not set up: no traces are sent.',
      address: 'OTEL_EXPORTER_OTLP_ENDPOINT',
      key: 'OTEL_EXPORTER_OTLP_HEADERS',
    }),
  ])
}

async function find(
  about: string,
  probing: Promise<CollectorProbeResult> | null,
  { off, address, key }: { readonly off: string; readonly address: string; readonly key: string },
): Promise<Finding> {
  const reach = await probing
  if (reach === null) return ok(about, off)
  if (reach === 'ok') return ok(about, 'Connected.')
  if (reach === 'refused') return failure(about, 'The server rejects the key or password.', `Correct ${key}.`)
  if (reach === 'undelivered')
    return failure(
      about,
      "The server responds, but doesn't accept traces or logs.",
      `Check that ${address} is the URL of a working collector that accepts OTLP over HTTP, usually on port 4318.`,
    )
  return failure(
    about,
    "The server can't be reached or reports an error.",
    `Check that it's running, that ${address} is correct, and that this machine can connect to it.`,
  )
}
