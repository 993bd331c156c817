import type { Platform } from '../../../../platform/platform.ts'
import { findModelPrice, readModelSettings } from '../../index.ts'

/** Those of these names of the installation's models whose price isn't known. */
export async function listUnpricedModels(platform: Platform, names: ReadonlySet<string>): Promise<string[]> {
  if (names.size === 0) return []
  const { connections } = await readModelSettings(platform, null)
  const { standard = null, fast = null, helper = null } = platform.models ?? {}
  const hasPrice = async (name: string): Promise<boolean> => {
    const environment = [standard, fast, helper].find((model) => model?.name === name)
    if (environment) return (await environment.price()) !== null
    const rows = connections.filter(({ models }) => models.some((model) => model.name === name))
    const found = await Promise.all(rows.map((row) => findModelPrice(platform, row, name)))
    return found.some(({ price }) => price !== null)
  }
  const checked = await Promise.all(
    [...names].map(async (name) => ({ name, isPriced: await hasPrice(name) })),
  )
  return checked.filter(({ isPriced }) => !isPriced).map(({ name }) => name)
}
