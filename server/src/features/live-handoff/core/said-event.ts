/** The id of an event of a stream that waits: the last message of a person that came before it, or with it. */
export function saidEventId(messageId: number): string {
  return `said-${messageId}`
}

/** The message that such an id names; 0 where it is none of ours. */
export function messageOf(eventId: string): number {
  const [, id] = /^said-(\d{1,15})$/.exec(eventId) ?? []
  return Number(id ?? 0)
}
