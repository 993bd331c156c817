/** How far the clocks of a provider and of our own processes may lie apart, in milliseconds. */
export const clockDifferenceMs = 10 * 60_000
