import { providerProfiles } from '@parleykit/contract/models/model-providers'
import type { ModelPrice } from '@parleykit/contract/models/spend'
import { findListedPrice } from '../../../platform/language-model/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ConnectionRow } from './tables.ts'

/**
 * What a model of a connection costs: what was set for it, else what the environment says about models of this name,
 * else the list of prices.
 */
export async function findModelPrice(
  { config }: Pick<Platform, 'config'>,
  row: Pick<ConnectionRow, 'provider' | 'baseUrl' | 'prices'>,
  model: string,
): Promise<Pick<ModelPrice, 'price' | 'source'>> {
  const own = Object.hasOwn(row.prices, model) ? row.prices[model] : undefined
  if (own) return { price: own, source: 'set' }
  const byServer = config.modelDefaults.prices.get(model)
  if (byServer) return { price: byServer, source: 'server' }
  const price = await findListedPrice(row, model)
  const source = providerProfiles[row.provider].isLocal ? 'local' : 'list'
  return { price, source: price && source }
}
