import type { ThrottleRule } from '../../platform/http/index.ts'

export const invitesByOwner: ThrottleRule = { name: 'member-invites', points: 60, seconds: 3600 }
/** Looking up and using invitations, from one network. */
export const invitationsByAddress: ThrottleRule = {
  name: 'member-invitations',
  points: 60,
  seconds: 15 * 60,
}
