import type { ConversationMessage } from '@parleykit/contract/conversations'

/** Messages that came soon after one another. */
export interface MessageGroup {
  /** Of the first of them. */
  readonly at: string
  readonly messages: readonly ConversationMessage[]
}

/** After such a pause the time is told anew, in milliseconds. */
const pauseMs = 5 * 60_000

/** A conversation's messages, oldest first, in groups that one time is told of. */
export function groupByTime(messages: readonly ConversationMessage[]): MessageGroup[] {
  const groups: { at: string; messages: ConversationMessage[] }[] = []
  let before: ConversationMessage | undefined
  for (const message of messages) {
    const group = groups.at(-1)
    const isSoon = before && Date.parse(message.createdAt) - Date.parse(before.createdAt) < pauseMs
    if (group && isSoon) group.messages.push(message)
    else groups.push({ at: message.createdAt, messages: [message] })
    before = message
  }
  return groups
}

/** How long a conversation took, in words; nothing where it was over at once. */
export function durationInWords(startedAt: string, lastMessageAt: string): string {
  const minutes = Math.round((Date.parse(lastMessageAt) - Date.parse(startedAt)) / 60_000)
  if (minutes < 1) return 'less than a minute'
  if (minutes < 60) return counted(minutes, 'minute')
  const hours = Math.round(minutes / 60)
  return hours < 48 ? counted(hours, 'hour') : counted(Math.round(hours / 24), 'day')
}

export function counted(count: number, unit: string): string {
  return `${count.toLocaleString()} ${unit}${count === 1 ? '' : 's'}`
}
