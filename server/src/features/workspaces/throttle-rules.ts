import type { ThrottleRule } from '../../platform/throttles/index.ts'

/** Invitation mails that one address gets per day: from one workspace, and in total. */
const invitationMailsPerDay = { fromOne: 3, fromAll: 5 } as const

export const invitesByOwner: ThrottleRule = { name: 'member-invites', points: 60, seconds: 3600 }
/** Lookups and uses of invitations, from one network. */
export const invitationsByAddress: ThrottleRule = {
  name: 'member-invitations',
  points: 60,
  seconds: 15 * 60,
}

const daySeconds = 24 * 3600
const { fromOne, fromAll } = invitationMailsPerDay
/** Invitations by mail from one workspace to one mailbox. */
export const mailsFromWorkspace: ThrottleRule = {
  name: 'invite-mails-one',
  points: fromOne,
  seconds: daySeconds,
}
/** Invitations by mail to one mailbox, from all senders. */
export const mailsToMailbox: ThrottleRule = { name: 'invite-mails-all', points: fromAll, seconds: daySeconds }
