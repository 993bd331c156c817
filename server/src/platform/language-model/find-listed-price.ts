import type { TokenPrice } from '@parleykit/contract/models/model-budget'
import { type ModelProvider, providerProfiles } from '@parleykit/contract/models/model-providers'

/** The version of the list that comes with the server, and the day on which it was published. */
export const priceList = { version: '0.1.8', publishedOn: '2026-09-23' } as const

/** Enough tokens to see a price without rounding, and too few for the prices of long prompts. */
const priced = 1000
const million = 1_000_000

/**
 * What a model costs by the list that comes with the server; null if the list doesn't have it. Models on servers of
 * one's own cost nothing. The list takes 20 MB, so it is loaded when it is first needed. Makes no request.
 */
export async function findListedPrice(
  { provider, baseUrl }: { readonly provider: ModelProvider; readonly baseUrl: string | null },
  model: string,
): Promise<TokenPrice | null> {
  if (providerProfiles[provider].isLocal) return { input: 0, output: 0 }
  // Servers like OpenAI's are known by their address.
  const seller =
    provider === 'openai-compatible' ? { providerApiUrl: baseUrl ?? '' } : { providerId: provider }
  const { calcPrice } = await import('@pydantic/genai-prices')
  const usage = { input_tokens: priced, output_tokens: priced }
  const found = calcPrice(usage, model, seller)
  if (!found) return null
  const perMillion = (cost: number) => Number(((cost * million) / priced).toFixed(6))
  return { input: perMillion(found.input_price), output: perMillion(found.output_price) }
}
