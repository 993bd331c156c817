/** Share of a prompt's characters, from its beginning, that equal those of another one: what a model server may keep. */
export function sharedStart(other: string, prompt: string): number {
  let at = 0
  while (at < prompt.length && prompt.charCodeAt(at) === other.charCodeAt(at)) at++
  return prompt.length === 0 ? 0 : at / prompt.length
}
