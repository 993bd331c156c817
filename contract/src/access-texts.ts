import type { IdentityProblem } from './agent-access.ts'
import { identityTokenDaysMax } from './limits.ts'

/** What the screens say of rotated keys and private links. Free of dependencies. */
export const accessTexts = {
  keysRevoked: { title: 'Rotated keys revoked', description: 'Only the current key works now.' },
  keysRevocationFailed: {
    title: 'Error',
    description: 'Failed to revoke the rotated keys. Please try again.',
  },
  /** Of an agent that needs a key. */
  linkClosed:
    'This agent answers only those who have its API key, so its own page is closed. Create a private link for the people you choose, or open the agent to everybody.',
  linkPrivate:
    'Whoever has this link, or its QR code, can chat with your agent. Its page is closed to everybody else.',
  linkMade: { title: 'Private link created', description: 'Only this link opens the page now.' },
  linkWithdrawn: { title: 'Private link withdrawn', description: 'It no longer works.' },
  linkFailed: { title: 'Error', description: 'Failed to change the link. Please try again.' },
  identityHelp:
    'Your website can say who is signed in, so that their conversations follow them between devices. Your server signs a token with this secret, which never belongs in a web page.',
  identityMade: { title: 'Identity secret created', description: 'Only tokens that it signs are believed.' },
  identityDeleted: { title: 'Identity secret deleted', description: 'Visitors are anonymous now.' },
  identityFailed: { title: 'Error', description: 'Failed to change the identity secret. Please try again.' },
} as const

/** What was wrong with the token of the last visitor who wasn't believed. */
export const identityProblemTexts: Record<IdentityProblem, string> = {
  not_set_up: 'sent a token, and your agent has no identity secret',
  unreadable: 'sent something that is no token (JWT) of the algorithm HS256',
  forged: 'sent a token that was signed with another secret',
  expired: 'sent a token whose time was over',
  early: 'sent a token whose time has not begun',
  endless: 'sent a token without an end (exp)',
  too_long: `sent a token that holds for more than ${identityTokenDaysMax} days`,
  foreign: "sent a token whose audience (aud) isn't this agent's public id",
  nameless: 'sent a token whose subject (sub) is no name: a text, not beginning with visitor-',
}

/** Why visitors don't get what the owner is about to publish. */
export const statusNoticeTexts: Readonly<Record<'maintenance' | 'inactive', string>> = {
  maintenance:
    'This agent is in maintenance: visitors read that it is taking a short break, and can ask nothing. Switch it to active in Settings.',
  inactive:
    "This agent is inactive: its page says that it doesn't exist, and websites show no bubble. Switch it to active in Settings.",
}
