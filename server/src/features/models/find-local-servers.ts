import type { LocalServer } from '@parleykit/contract/models/models'
import { boundedFetch } from '../../platform/fetch-public-url/index.ts'
import { listModels } from '../../platform/language-model/index.ts'

/** The ports that they use by default, and the hosts at which a server or its container reaches them. */
const ports = { ollama: 11_434, 'lm-studio': 1234 } as const
const hosts = ['127.0.0.1', 'host.docker.internal'] as const

/** The Ollama and LM Studio servers that answer at their usual addresses. One that answers at several is told once. */
export async function findLocalServers(): Promise<LocalServer[]> {
  const providers = Object.keys(ports) as (keyof typeof ports)[]
  const found = await Promise.all(
    providers.map(async (provider) => {
      // The name of its service in a compose file is the last host.
      const tried = [...hosts, provider].map((host) => `http://${host}:${ports[provider]}/v1`)
      const servers = await Promise.all(tried.map((baseUrl) => readServer(provider, baseUrl)))
      return servers.find((server) => server !== null) ?? null
    }),
  )
  return found.filter((server) => server !== null)
}

async function readServer(provider: LocalServer['provider'], baseUrl: string): Promise<LocalServer | null> {
  try {
    const models = await listModels({ provider, baseUrl, apiKey: null, fetch: boundedFetch })
    return { provider, baseUrl, models: models.map(({ name }) => name) }
  } catch {
    return null
  }
}
