/** Allowed difference between a provider's clock and ours, in milliseconds. */
export const clockDifferenceMs = 10 * 60_000
