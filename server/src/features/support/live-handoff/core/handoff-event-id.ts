/** The id of a waiting stream's event: a person's last message sent with the event or before it. */
export function handoffEventId(messageId: number): string {
  return `said-${messageId}`
}

/** The message that such an id names; 0 if the id isn't one of ours. */
export function messageOf(eventId: string): number {
  const [, id] = /^said-(\d{1,15})$/.exec(eventId) ?? []
  return Number(id ?? 0)
}
