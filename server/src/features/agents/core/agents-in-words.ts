/** How many agents a plan holds, in a sentence. */
export function agentsInWords(limit: number): string {
  return limit === 1 ? 'one agent' : `${limit.toLocaleString('en-US')} agents`
}
