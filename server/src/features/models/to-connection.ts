import type { Connection } from '@parleykit/contract/models/models'
import type { Platform } from '../../platform/platform.ts'
import { providerSettingsOf } from './base/open-connection.ts'
import type { ConnectionRow } from './base/tables.ts'
import { explainFault } from './core/explain-fault.ts'
import { isEmbeddingModel } from './core/pick-test-model.ts'

/** A connection as its owner sees it; `isBrief` for viewers, who see nothing of its key and address. */
export async function toConnection(
  platform: Platform,
  row: ConnectionRow,
  isBrief: boolean,
): Promise<Connection> {
  const names = row.models.map(({ name }) => name)
  return {
    id: row.id,
    provider: row.provider,
    name: row.name,
    baseUrl: isBrief ? null : row.baseUrl,
    keyEnding: isBrief ? null : row.apiKeyEnding,
    needsKey: row.apiKey !== null && (await providerSettingsOf(platform, row)) === null,
    fault: isBrief || !row.fault ? null : explainFault(row.provider, row.fault),
    models: names,
    embeddingModels: names.filter(isEmbeddingModel),
    testedAt: row.testedAt.toISOString(),
  }
}
