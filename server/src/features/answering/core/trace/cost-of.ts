const PRICED_TOKENS = 1_000_000

/** The cost of a request, given prices per million tokens; null if the tokens or the price aren't known. */
export function costOf(
  usage: { readonly inputTokens: number | null; readonly outputTokens: number | null },
  price: { readonly input: number; readonly output: number } | null,
): number | null {
  const { inputTokens, outputTokens } = usage
  if (!price || inputTokens === null || outputTokens === null) return null
  return (inputTokens * price.input + outputTokens * price.output) / PRICED_TOKENS
}
