import type { ConversationMessage } from '@parleykit/contract/conversations/conversations'

/** Messages sent shortly after one another. */
export interface MessageGroup {
  /** When the first of them was sent. */
  readonly at: string
  readonly messages: readonly ConversationMessage[]
}

/** The time is shown again after such a pause, in milliseconds. */
const pauseMs = 5 * 60_000

/** Groups a conversation's messages, oldest first, so that each group shows one time. */
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

/** Describes a conversation's duration; empty if it ended at once. */
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
