import type { TokenPrice } from '@parleykit/contract/models/model-budget'

/** Tokens that a call reads and writes. */
export interface CallTokens {
  readonly input: number
  readonly output: number
}

/**
 * The cost of a call in millionths of a US dollar, rounded up; null if the price isn't known. A price of a million
 * tokens in dollars is that of one token in millionths.
 */
export function costMicros({ input, output }: CallTokens, price: TokenPrice | null): number | null {
  return price && Math.ceil(input * price.input + output * price.output - 1e-6)
}
