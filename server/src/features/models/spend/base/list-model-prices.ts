import type { ModelRef } from '@parleykit/contract/models/models'
import type { ModelPrice } from '@parleykit/contract/models/spend'
import { priceList } from '../../../../platform/language-model/index.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { findModelPrice, type readModelSettings } from '../../index.ts'

type Settings = Awaited<ReturnType<typeof readModelSettings>>

/** The prices of a workspace's or the installation's models: those that are used, and those that were set. */
export async function listModelPrices(
  platform: Platform,
  { connections, choices }: Settings,
  used: { readonly refs: readonly ModelRef[]; readonly names: ReadonlySet<string> },
): Promise<{ prices: ModelPrice[]; pricesListedOn: string }> {
  const { reply, helper, fallback, freeReply, offered } = choices
  const chosen = [reply, helper, fallback, freeReply, ...offered, ...used.refs].filter((ref) => ref !== null)
  const prices = connections.flatMap((row) => {
    const names = new Set([
      ...chosen.filter(({ connectionId }) => connectionId === row.id).map(({ model }) => model),
      ...row.models.map(({ name }) => name).filter((name) => used.names.has(name)),
      ...Object.keys(row.prices),
    ])
    return [...names].map(async (model) => ({
      ...{ connectionId: row.id, connectionName: row.name, model },
      ...(await findModelPrice(platform, row, model)),
    }))
  })
  return { prices: await Promise.all(prices), pricesListedOn: priceList.publishedOn }
}
