import type { IdentityProblem } from '@parleykit/contract/agents/agent-access'
import {
  identityAttributesMax,
  identityTokenDaysMax,
  identityValueMax,
} from '@parleykit/contract/agents/limits'

/** Texts about rotated keys and private links. Free of dependencies. */
export const accessTexts = {
  keysRevoked: { title: 'Rotated keys revoked', description: 'Only the current key works now.' },
  keysRevocationFailed: {
    title: 'Error',
    description: 'Failed to revoke the rotated keys. Please try again.',
  },
  /** For an agent that needs a key. */
  linkClosed:
    'This agent requires its API key, so its public page is closed. Create a private link for people you choose, or make the agent public.',
  linkPrivate:
    'Anyone with this link or QR code can chat with your agent. The page is closed to everyone else.',
  linkMade: { title: 'Private link created', description: 'The page now opens only with this link.' },
  linkWithdrawn: { title: 'Private link deleted', description: 'It no longer works.' },
  linkFailed: { title: 'Error', description: 'Failed to change the link. Please try again.' },
  identityHelp:
    'Let your website identify signed-in visitors, so their conversations follow them across devices. Your server signs a token with this secret. Never put it in a web page.',
  identityMade: { title: 'Identity secret created', description: 'Only tokens signed with it are accepted.' },
  identityDeleted: { title: 'Identity secret deleted', description: 'Visitors are now anonymous.' },
  identityFailed: { title: 'Error', description: 'Failed to change the identity secret. Please try again.' },
} as const

/** Why the last visitor's identity token was rejected. */
export const identityProblemTexts: Record<IdentityProblem, string> = {
  not_set_up: 'sent a token, but your agent has no identity secret',
  unreadable: "didn't send a valid HS256 token (JWT)",
  forged: 'sent a token signed with a different secret',
  expired: 'sent an expired token',
  early: "sent a token that isn't valid yet",
  endless: 'sent a token without an expiration time (exp)',
  too_long: `sent a token valid for more than ${identityTokenDaysMax} days`,
  foreign: "sent a token whose audience (aud) isn't this agent's public ID",
  nameless: "sent a token whose subject (sub) isn't a string, or starts with visitor-",
  bad_details: `sent a token whose email, name or attributes can't be used: at most ${identityAttributesMax} attributes, all texts of at most ${identityValueMax} characters`,
}

/** Why visitors won't see what the owner is about to publish. */
export const statusNoticeTexts: Readonly<Record<'maintenance' | 'inactive', string>> = {
  maintenance:
    "This agent is in maintenance: visitors see that it's taking a short break and can't ask questions. Set it to active in Settings.",
  inactive:
    "This agent is inactive: its page shows “Bot Not Found” and websites don't show the bubble. Set it to active in Settings.",
}
