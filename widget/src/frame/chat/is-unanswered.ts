import type { VisitorMessage } from '@parleykit/contract/conversations/conversations'

type Said = Pick<VisitorMessage, 'senderType'>

/**
 * Whether a stored message is a question that got no answer before the visitor moved on. Messages to a person don't
 * count: people answer several at once, or have nothing to add.
 */
export function isUnanswered(stored: readonly Said[], at: number): boolean {
  if (stored[at]?.senderType !== 'visitor' || stored[at + 1]?.senderType !== 'visitor') return false
  const isOther = ({ senderType }: Said) => senderType !== 'visitor'
  const around = [stored.slice(0, at).findLast(isOther), stored.slice(at).find(isOther)]
  return around.every((said) => said?.senderType !== 'person')
}
