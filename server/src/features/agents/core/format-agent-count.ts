/** How many agents a plan allows, as words for a sentence. */
export function formatAgentCount(limit: number): string {
  return limit === 1 ? 'one agent' : `${limit.toLocaleString('en-US')} agents`
}
