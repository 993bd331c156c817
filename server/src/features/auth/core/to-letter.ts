import type { LetterText } from '@parleykit/contract/letters'
import type { Letter } from '../../../platform/mail/index.ts'

/** A letter of the contract to somebody; with the address of its link, and until when it is of use. */
export function toLetter(
  { actionLabel, ...text }: LetterText,
  to: string,
  options: { url?: string; until?: Date; replyTo?: string } = {},
): Letter {
  const { url, until, replyTo } = options
  return {
    ...text,
    to,
    ...(replyTo !== undefined && { replyTo }),
    ...(url !== undefined && actionLabel !== undefined && { action: { label: actionLabel, url } }),
    ...(until && { until: until.getTime() }),
  }
}
