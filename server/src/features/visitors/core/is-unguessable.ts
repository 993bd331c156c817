import { unguessableVisitorId } from '@parleykit/contract/limits'

const { prefix, length } = unguessableVisitorId

/** Whether a visitorId is as browsers make them, so that only its own browser can know it. */
export function isUnguessable(visitorId: string): boolean {
  return visitorId.startsWith(prefix) && visitorId.length >= prefix.length + length
}
