import type { InstallationModels } from '@parleykit/contract/models/models'
import type { Platform } from '../../platform/platform.ts'
import { readModelSettings } from './base/catalogue.ts'
import { isInContainer } from './base/is-in-container.ts'
import { toConnection } from './to-connection.ts'

/** The installation's connections and choices, for its operator. */
export async function getInstallationModels(platform: Platform): Promise<InstallationModels> {
  const { connections, choices } = await readModelSettings(platform, null)
  const { languageModel, embedding } = platform.config
  return {
    connections: await Promise.all(connections.map((row) => toConnection(platform, row, false))),
    choices,
    setByServer: {
      reply: languageModel && { provider: languageModel.provider, model: languageModel.model },
      embedding: embedding && { provider: 'openai-compatible', model: embedding.model },
    },
    isInContainer,
  }
}
