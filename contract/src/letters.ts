import { leadMailsPerDay, productName, resetsPerHour, signInLinksPerHour } from './limits.ts'
import { nameInMail } from './name-in-mail.ts'
import type { MemberRole } from './roles.ts'

/** What the mails of the product say, as plain text. Free of dependencies. */

export interface LetterText {
  readonly kind: string
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** What the link is called, where the mail has one. */
  readonly actionLabel?: string
  readonly footer: string
  /** How many of its kind one address gets a day, where it isn't the usual number. */
  readonly perDay?: number
}

/** What a visitor has left, as a mail tells it. */
interface LetterLead {
  readonly email: string
  readonly name: string | null
  readonly message: string | null
  readonly isCorrected: boolean
}

const toAccount = (username: string) =>
  `Sent by ${productName} because it is the address of the account ${nameInMail(username)}.`

export const letters = {
  passwordReset: (username: string): LetterText => ({
    kind: 'password_reset',
    subject: `Set a new password for ${productName}`,
    paragraphs: [
      `Hello ${nameInMail(username)},`,
      'somebody, hopefully you, asked for a new password. The link below sets one. It works once, for one hour.',
      'If it was not you, do nothing: your password stays as it is.',
    ],
    actionLabel: 'Set a new password',
    footer: toAccount(username),
    perDay: 24 * resetsPerHour,
  }),
  signInLink: (username: string): LetterText => ({
    kind: 'sign_in_link',
    subject: `Sign in to ${productName} in a new browser`,
    paragraphs: [
      `Hello ${nameInMail(username)},`,
      'somebody, hopefully you, wants to sign in to your account in a new browser. Open the link below in that browser, then sign in with your password. It works once, for one hour.',
      'If it was not you, do nothing.',
    ],
    actionLabel: 'Let this browser sign in',
    footer: toAccount(username),
    perDay: 24 * signInLinksPerHour,
  }),
  passwordChanged: (username: string, passkeys: number): LetterText => ({
    kind: 'password_changed',
    subject: `Your ${productName} password was changed`,
    paragraphs: [
      `Hello ${nameInMail(username)},`,
      'your password was changed just now, and every other session of your account has ended.',
      ...(passkeys === 0
        ? []
        : [
            `${passkeys === 1 ? 'One passkey still signs' : `${passkeys} passkeys still sign`} in to your account. Your profile lists them: remove any that you don't know.`,
          ]),
      'If it was not you, choose “Forgot password?” on the sign-in screen at once, and tell the person who runs the server.',
    ],
    footer: toAccount(username),
  }),
  confirmEmail: (username: string): LetterText => ({
    kind: 'confirm_email',
    subject: `Confirm your email address for ${productName}`,
    paragraphs: [
      `Hello ${nameInMail(username)},`,
      'you want to use this address for your account. Open the link below to confirm it. It works once, for one day; until then your account keeps its present address.',
      'If you know nothing of it, do nothing.',
    ],
    actionLabel: 'Confirm this address',
    footer: `Sent by ${productName} because somebody gave this address for the account ${nameInMail(username)}.`,
  }),
  confirmFirstEmail: (username: string): LetterText => ({
    kind: 'confirm_first_email',
    subject: `Welcome to ${productName}: confirm your email address`,
    paragraphs: [
      `Hello ${nameInMail(username)},`,
      'an account was made with this address. Open the link below to confirm that the address is yours. It works once, for one day; your profile sends another one.',
      'If it was not you, do nothing: nobody can keep this address from you. “Forgot password?” on the sign-in screen makes the account yours.',
    ],
    actionLabel: 'Confirm this address',
    footer: `Sent by ${productName} because somebody gave this address for the account ${nameInMail(username)}.`,
    perDay: 10,
  }),
  twoStepOn: (username: string): LetterText => ({
    kind: 'two_step_on',
    subject: `Two-step sign-in is on for ${productName}`,
    paragraphs: [
      `Hello ${nameInMail(username)},`,
      'from now on signing in to your account takes a code of your authenticator app. Keep the recovery codes where you find them without it.',
      'If it was not you, tell the person who runs the server at once.',
    ],
    footer: toAccount(username),
  }),
  twoStepOff: (username: string): LetterText => ({
    kind: 'two_step_off',
    subject: `Two-step sign-in is off for ${productName}`,
    paragraphs: [
      `Hello ${nameInMail(username)},`,
      'from now on the password alone signs in to your account.',
      'If it was not you, set a new password at once, and tell the person who runs the server.',
    ],
    footer: toAccount(username),
  }),
  passkeyAdded: (username: string, name: string): LetterText => ({
    kind: 'passkey_added',
    subject: `A passkey was added to your ${productName} account`,
    paragraphs: [
      `Hello ${nameInMail(username)},`,
      `from now on the passkey “${nameInMail(name)}” signs in to your account, without your password. Your profile lists every passkey.`,
      'If it was not you, remove it in your profile and set a new password at once.',
    ],
    footer: toAccount(username),
  }),
  identityLinked: (username: string, provider: string): LetterText => ({
    kind: 'identity_linked',
    subject: `Another way to sign in to ${productName}`,
    paragraphs: [
      `Hello ${nameInMail(username)},`,
      `your account can be signed in to with ${provider} from now on.`,
      'If it was not you, set a new password and unlink it in Profile Settings at once, and tell the person who runs the server.',
    ],
    footer: toAccount(username),
  }),
  identityUnlinked: (username: string, provider: string): LetterText => ({
    kind: 'identity_unlinked',
    subject: `A way to sign in to ${productName} was removed`,
    paragraphs: [
      `Hello ${nameInMail(username)},`,
      `a sign-in of ${provider} was unlinked from your account and opens it no more.`,
      'If it was not you, set a new password at once, and tell the person who runs the server.',
    ],
    footer: toAccount(username),
  }),
  emailChanged: (username: string, email: string): LetterText => ({
    kind: 'email_changed',
    subject: `Your ${productName} email address was changed`,
    paragraphs: [
      `Hello ${nameInMail(username)},`,
      `your account now has the address ${email}. Nothing is sent to this one any more.`,
      'If it was not you, tell the person who runs the server at once.',
    ],
    footer: toAccount(username),
  }),
  memberInvitation: (workspace: string, role: MemberRole, until: string): LetterText => ({
    kind: 'member_invitation',
    subject: `${nameInMail(workspace)} invites you to ${productName}`,
    paragraphs: [
      'Hello,',
      `${nameInMail(workspace)} invites you to work on the AI chat agents of a ${productName} workspace, as ${role === 'editor' ? 'an editor' : 'a viewer'}.`,
      `Open the link below to join, with this address. It works once, until ${until}.`,
      'If you know nothing of it, do nothing.',
    ],
    actionLabel: 'Join the workspace',
    footer: `Sent by ${productName} because ${nameInMail(workspace)} entered this address.`,
  }),
  handoverOffered: (username: string, workspace: string, until: string): LetterText => ({
    kind: 'handover_offered',
    subject: `${nameInMail(workspace)} offers you the agents of a ${productName} workspace`,
    paragraphs: [
      `Hello ${nameInMail(username)},`,
      `${nameInMail(workspace)} would like to hand all agents of the workspace over to you, with their knowledge and conversations.`,
      `Your profile says what that means, and there you accept or decline it, until ${until}.`,
      'If you do nothing, nothing changes.',
    ],
    actionLabel: 'See the offer',
    footer: toAccount(username),
  }),
  handoverOfferMade: (username: string, taker: string, until: string): LetterText => ({
    kind: 'handover_offer_made',
    subject: `You offered your ${productName} agents to ${nameInMail(taker)}`,
    paragraphs: [
      `Hello ${nameInMail(username)},`,
      `All agents of your workspace are offered to ${nameInMail(taker)}, who can accept until ${until}. They then leave your workspace.`,
      'If you did not offer them, withdraw the offer in your workspace and set a new password at once.',
    ],
    actionLabel: 'See the offer',
    footer: toAccount(username),
  }),
  handedOver: (username: string, taker: string): LetterText => ({
    kind: 'agents_handed_over',
    subject: `Your ${productName} agents were handed over to ${nameInMail(taker)}`,
    paragraphs: [
      `Hello ${nameInMail(username)},`,
      `${nameInMail(taker)} has accepted your offer: all agents of your workspace are ${nameInMail(taker)}'s now.`,
      'Your plan and its payments stay with you until you cancel them.',
      'If you did not offer them, set a new password at once, and tell the person who runs the server.',
    ],
    footer: toAccount(username),
  }),
  takenOver: (username: string, giver: string): LetterText => ({
    kind: 'agents_taken_over',
    subject: `The ${productName} agents of ${nameInMail(giver)} are yours now`,
    paragraphs: [
      `Hello ${nameInMail(username)},`,
      `you have taken the agents of ${nameInMail(giver)} over. They answer on your plan and its credits from now on.`,
      'Their secret keys, identity secrets and private links have ended: make new ones where a server or a visitor needs them.',
    ],
    actionLabel: 'Open your dashboard',
    footer: toAccount(username),
  }),
  invitation: (until: string): LetterText => ({
    kind: 'invitation',
    subject: `You are invited to ${productName}`,
    paragraphs: [
      'Hello,',
      `the person who runs a ${productName} server invites you to it: there you build AI chat agents that answer from your own knowledge.`,
      `The link below makes your account, with this address. It works once, until ${until}.`,
    ],
    actionLabel: 'Create your account',
    footer: `Sent by ${productName} because its operator entered this address.`,
  }),
  creditsLow: (username: string): LetterText => ({
    kind: 'credits_low',
    subject: '80% of your chat credits are used',
    paragraphs: [
      `Hello ${nameInMail(username)},`,
      "your agents have used 80% of this month's chat credits. When they are used up, your agents can't answer visitors until they reset.",
    ],
    actionLabel: 'See your plan and usage',
    footer: toAccount(username),
  }),
  webhookFailed: (username: string, agent: string, host: string, why: string): LetterText => ({
    kind: 'webhook_failed',
    subject: `A webhook of ${nameInMail(agent)} was switched off`,
    paragraphs: [
      `Hello ${nameInMail(username)},`,
      `a webhook of your agent ${nameInMail(agent)} was switched off: ${nameInMail(host)} ${why}. What had not got through is kept for a while and is sent once you switch the webhook on again.`,
    ],
    actionLabel: 'See the webhook',
    footer: toAccount(username),
  }),
  leadLeft: (username: string, agent: string, lead: LetterLead): LetterText => ({
    kind: 'lead_left',
    subject: `A visitor of ${nameInMail(agent)} left their email address`,
    paragraphs: [
      `Hello ${nameInMail(username)},`,
      `${lead.name === null ? 'a visitor' : nameInMail(lead.name)} ${lead.isCorrected ? 'corrected what they left' : 'left an email address'} in a conversation with your agent ${nameInMail(agent)}: ${lead.email}`,
      ...(lead.message === null ? [] : [`Their message: ${nameInMail(lead.message)}`]),
      'You can answer this mail to write to them. Web addresses are left out here; the conversation has the whole message.',
    ],
    actionLabel: 'See the conversation',
    footer: `${toAccount(username)} The settings of the agent switch these mails off.`,
    perDay: leadMailsPerDay,
  }),
  renewalRefused: (username: string, plan: string, until: string): LetterText => ({
    kind: 'renewal_refused',
    subject: `The payment for your ${productName} plan was refused`,
    paragraphs: [
      `Hello ${username},`,
      `your ${plan} plan was to be renewed, and the payment was refused. You keep the plan until ${until}.`,
      'Choose “Pay now” on the page below before then. Otherwise the plan ends: the newest agents and members over what is left are paused, and nothing is deleted.',
    ],
    actionLabel: 'Pay for your plan',
    footer: toAccount(username),
  }),
  planEnded: (username: string, plan: string, left: string): LetterText => ({
    kind: 'plan_ended',
    subject: `Your ${productName} plan ${plan} has ended`,
    paragraphs: [
      `Hello ${username},`,
      `your ${plan} plan has ended, and your plan is ${left} now. The newest agents and members over its limits are paused; nothing was deleted.`,
      'Choose a plan again whenever you like: what was paused comes back as it was.',
    ],
    actionLabel: 'See your plan and usage',
    footer: toAccount(username),
  }),
  membersPaused: (username: string, whoWere: string, seats: string): LetterText => ({
    kind: 'members_paused',
    subject: `Members of your ${productName} workspace were paused`,
    paragraphs: [
      `Hello ${username},`,
      `your plan has seats for ${seats} now, so ${whoWere} paused. Nothing they did is lost.`,
      'With a larger plan they can work in your workspace again.',
    ],
    actionLabel: 'See who is in your workspace',
    footer: toAccount(username),
  }),
  personAsked: (username: string, agentName: string): LetterText => ({
    kind: 'person_asked',
    subject: `A visitor asks for a person`,
    paragraphs: [
      `Hello ${nameInMail(username)},`,
      `a visitor of ${nameInMail(agentName)} asks for a person, and nobody has come yet. The agent goes on when ten minutes are over.`,
    ],
    actionLabel: 'Open the conversation',
    footer: toAccount(username),
  }),
  creditsUsedUp: (username: string): LetterText => ({
    kind: 'credits_used_up',
    subject: 'Your chat credits are used up',
    paragraphs: [
      `Hello ${nameInMail(username)},`,
      "this month's chat credits are used up: your agents can't answer visitors until they reset, or you choose a larger plan.",
    ],
    actionLabel: 'See your plan and usage',
    footer: toAccount(username),
  }),
} as const
