import type { VisitorMessage } from '@parleykit/contract/conversations'

type Said = Pick<VisitorMessage, 'senderType'>

/**
 * Whether a stored message is a question that the visitor went on from without an answer. What was said to a person is
 * none: people answer several messages at once, or have said all that there is to say.
 */
export function isUnanswered(stored: readonly Said[], at: number): boolean {
  if (stored[at]?.senderType !== 'visitor' || stored[at + 1]?.senderType !== 'visitor') return false
  const isOther = ({ senderType }: Said) => senderType !== 'visitor'
  const around = [stored.slice(0, at).findLast(isOther), stored.slice(at).find(isOther)]
  return around.every((said) => said?.senderType !== 'person')
}
