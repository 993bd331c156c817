const PRICED_TOKENS = 1_000_000

/** What a request cost, by prices for a million tokens; null where the tokens or the price aren't known. */
export function costOf(
  usage: { readonly inputTokens: number | null; readonly outputTokens: number | null },
  price: { readonly input: number; readonly output: number } | undefined,
): number | null {
  const { inputTokens, outputTokens } = usage
  if (!price || inputTokens === null || outputTokens === null) return null
  return (inputTokens * price.input + outputTokens * price.output) / PRICED_TOKENS
}
