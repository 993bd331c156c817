import { estimateTokens } from '@parleykit/engine/text/estimate-tokens'

/** The longest run of first items whose estimated tokens fit the budget. */
export function trimToBudget<T>(
  items: readonly T[],
  textOf: (item: T) => string,
  tokenBudget: number,
): readonly T[] {
  let tokens = 0
  const end = items.findIndex((item) => {
    tokens += estimateTokens(textOf(item))
    return tokens > tokenBudget
  })
  return end < 0 ? items : items.slice(0, end)
}
