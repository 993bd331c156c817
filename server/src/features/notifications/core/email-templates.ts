import { resetsPerHour, signInLinksPerHour } from '@parleykit/contract/auth/limits'
import { productName } from '@parleykit/contract/base/limits'
import type { MemberRole } from '@parleykit/contract/base/roles'
import { leadMailsPerDay } from '@parleykit/contract/support/leads/limits'
import { unlinkedName } from './unlinked-name.ts'

/** Texts of the product's mails, as plain text. Free of dependencies. */

export interface EmailText {
  readonly kind: string
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** The label of the link, if the mail has one. */
  readonly actionLabel?: string
  readonly footer: string
  /** How many mails of this kind one address gets per day, if not the default. */
  readonly perDay?: number
}

/** A lead as described in a mail. */
interface EmailLead {
  readonly email: string
  readonly name: string | null
  readonly message: string | null
  readonly isCorrected: boolean
}

const toAccount = (username: string) =>
  `You're receiving this email because it's the address of your ${productName} account ${unlinkedName(username)}.`

/** How a budget is doing when its owner gets a mail. */
export type MailedBudgetState = 'low' | 'spent' | 'too_little_left'
const quotedUntilNextMonth =
  'Until next month, visitors get answers quoted from your knowledge. You can raise the budget at any time.'

export const emailTemplates = {
  passwordReset: (username: string): EmailText => ({
    kind: 'password_reset',
    subject: `Set a new password for ${productName}`,
    paragraphs: [
      `Hi ${unlinkedName(username)},`,
      'Someone (hopefully you) asked to reset your password. Use the link below to set a new one. It works once and expires in one hour.',
      "If it wasn't you, ignore this email. Your password won't change.",
    ],
    actionLabel: 'Set a new password',
    footer: toAccount(username),
    perDay: 24 * resetsPerHour,
  }),
  signInLink: (username: string): EmailText => ({
    kind: 'sign_in_link',
    subject: `Sign in to ${productName} in a new browser`,
    paragraphs: [
      `Hi ${unlinkedName(username)},`,
      'Someone (hopefully you) wants to sign in to your account in a new browser. Open the link below in that browser, then sign in with your password. It works once and expires in one hour.',
      "If it wasn't you, ignore this email.",
    ],
    actionLabel: 'Let this browser sign in',
    footer: toAccount(username),
    perDay: 24 * signInLinksPerHour,
  }),
  passwordChanged: (username: string, passkeys: number): EmailText => ({
    kind: 'password_changed',
    subject: `Your ${productName} password was changed`,
    paragraphs: [
      `Hi ${unlinkedName(username)},`,
      'Your password was just changed, and you were signed out on all other devices.',
      ...(passkeys === 0
        ? []
        : [
            `${passkeys === 1 ? 'One passkey still signs' : `${passkeys} passkeys still sign`} in to your account. Check your profile and remove any you don't recognize.`,
          ]),
      "If it wasn't you, use “Forgot password?” on the sign-in page right away and contact your server administrator.",
    ],
    footer: toAccount(username),
  }),
  confirmEmail: (username: string): EmailText => ({
    kind: 'confirm_email',
    subject: `Confirm your email address for ${productName}`,
    paragraphs: [
      `Hi ${unlinkedName(username)},`,
      'Open the link below to use this address for your account. It works once and expires in one day. Until then, your account keeps its current address.',
      "If you weren't expecting this, ignore this email.",
    ],
    actionLabel: 'Confirm this address',
    footer: `You're receiving this email because someone entered this address for the ${productName} account ${unlinkedName(username)}.`,
  }),
  confirmFirstEmail: (username: string): EmailText => ({
    kind: 'confirm_first_email',
    subject: `Welcome to ${productName}: confirm your email address`,
    paragraphs: [
      `Hi ${unlinkedName(username)},`,
      "An account was created with this address. Open the link below to confirm that it's yours. It works once and expires in one day. You can request a new link in your profile.",
      "If it wasn't you, ignore this email. To claim the account, use “Forgot password?” on the sign-in page.",
    ],
    actionLabel: 'Confirm this address',
    footer: `You're receiving this email because someone entered this address for the ${productName} account ${unlinkedName(username)}.`,
    perDay: 10,
  }),
  twoStepOn: (username: string): EmailText => ({
    kind: 'two_step_on',
    subject: `Two-step sign-in is on for ${productName}`,
    paragraphs: [
      `Hi ${unlinkedName(username)},`,
      'From now on, you need a code from your authenticator app to sign in. Keep your recovery codes somewhere you can reach without it.',
      "If it wasn't you, contact your server administrator right away.",
    ],
    footer: toAccount(username),
  }),
  twoStepOff: (username: string): EmailText => ({
    kind: 'two_step_off',
    subject: `Two-step sign-in is off for ${productName}`,
    paragraphs: [
      `Hi ${unlinkedName(username)},`,
      'From now on, you sign in with just your password.',
      "If it wasn't you, set a new password right away and contact your server administrator.",
    ],
    footer: toAccount(username),
  }),
  passkeyAdded: (username: string, name: string): EmailText => ({
    kind: 'passkey_added',
    subject: `A passkey was added to your ${productName} account`,
    paragraphs: [
      `Hi ${unlinkedName(username)},`,
      `You can now sign in with the passkey “${unlinkedName(name)}”, without your password. Your profile lists all your passkeys.`,
      "If it wasn't you, remove it in your profile and set a new password right away.",
    ],
    footer: toAccount(username),
  }),
  identityLinked: (username: string, provider: string): EmailText => ({
    kind: 'identity_linked',
    subject: `New sign-in method for your ${productName} account`,
    paragraphs: [
      `Hi ${unlinkedName(username)},`,
      `You can now sign in with ${provider}.`,
      "If it wasn't you, unlink it in Profile Settings and set a new password right away, and contact your server administrator.",
    ],
    footer: toAccount(username),
  }),
  identityUnlinked: (username: string, provider: string): EmailText => ({
    kind: 'identity_unlinked',
    subject: `A sign-in method was removed from your ${productName} account`,
    paragraphs: [
      `Hi ${unlinkedName(username)},`,
      `A ${provider} sign-in was unlinked from your account and can no longer be used.`,
      "If it wasn't you, set a new password right away and contact your server administrator.",
    ],
    footer: toAccount(username),
  }),
  emailChanged: (username: string, email: string): EmailText => ({
    kind: 'email_changed',
    subject: `Your ${productName} email address was changed`,
    paragraphs: [
      `Hi ${unlinkedName(username)},`,
      `Your account now uses the address ${email}. This address won't receive any more emails.`,
      "If it wasn't you, contact your server administrator right away.",
    ],
    footer: toAccount(username),
  }),
  memberInvitation: (workspace: string, role: MemberRole, until: string): EmailText => ({
    kind: 'member_invitation',
    subject: `${unlinkedName(workspace)} invites you to ${productName}`,
    paragraphs: [
      'Hi,',
      `${unlinkedName(workspace)} invites you to work on the AI chat agents of a ${productName} workspace, as ${role === 'editor' ? 'an editor' : 'a viewer'}.`,
      `Open the link below to join with this email address. It works once and expires on ${until}.`,
      "If you weren't expecting this, ignore this email.",
    ],
    actionLabel: 'Join the workspace',
    footer: `You're receiving this email because ${unlinkedName(workspace)} invited this address to ${productName}.`,
  }),
  handoverOffered: (username: string, workspace: string, until: string): EmailText => ({
    kind: 'handover_offered',
    subject: `${unlinkedName(workspace)} wants to transfer their ${productName} agents to you`,
    paragraphs: [
      `Hi ${unlinkedName(username)},`,
      `${unlinkedName(workspace)} wants to transfer all agents in their workspace to you, including knowledge and conversations.`,
      `See the details and accept or decline in your profile by ${until}.`,
      'If you do nothing, nothing changes.',
    ],
    actionLabel: 'View offer',
    footer: toAccount(username),
  }),
  handoverOfferMade: (username: string, taker: string, until: string): EmailText => ({
    kind: 'handover_offer_made',
    subject: `You offered your ${productName} agents to ${unlinkedName(taker)}`,
    paragraphs: [
      `Hi ${unlinkedName(username)},`,
      `You offered all agents in your workspace to ${unlinkedName(taker)}, who can accept until ${until}. The agents then leave your workspace.`,
      "If you didn't do this, withdraw the offer in your workspace and set a new password right away.",
    ],
    actionLabel: 'View offer',
    footer: toAccount(username),
  }),
  handedOver: (username: string, taker: string): EmailText => ({
    kind: 'agents_handed_over',
    subject: `Your ${productName} agents were transferred to ${unlinkedName(taker)}`,
    paragraphs: [
      `Hi ${unlinkedName(username)},`,
      `${unlinkedName(taker)} accepted your offer and now owns all agents from your workspace.`,
      'Your plan and its payments stay with you until you cancel them.',
      "If you didn't offer them, set a new password right away and contact your server administrator.",
    ],
    footer: toAccount(username),
  }),
  takenOver: (username: string, giver: string): EmailText => ({
    kind: 'agents_taken_over',
    subject: `You now own the ${productName} agents of ${unlinkedName(giver)}`,
    paragraphs: [
      `Hi ${unlinkedName(username)},`,
      `You accepted the agents of ${unlinkedName(giver)}. They now use your plan and its credits.`,
      'Their secret keys, identity secrets, private links and rotated API keys no longer work. Create new ones where you need them.',
      `${unlinkedName(giver)} still knows their current API keys. Rotate the keys of private agents in Settings, under Access.`,
    ],
    actionLabel: 'Open your dashboard',
    footer: toAccount(username),
  }),
  invitation: (until: string): EmailText => ({
    kind: 'invitation',
    subject: `You're invited to ${productName}`,
    paragraphs: [
      'Hi,',
      `You've been invited to ${productName}, where you can build AI chat agents that answer from your own knowledge.`,
      `Use the link below to create your account with this email address. It works once and expires on ${until}.`,
    ],
    actionLabel: 'Create your account',
    footer: `You're receiving this email because a ${productName} administrator invited this address.`,
  }),
  creditsLow: (username: string): EmailText => ({
    kind: 'credits_low',
    subject: "You've used 80% of your chat credits",
    paragraphs: [
      `Hi ${unlinkedName(username)},`,
      "You've used 80% of this month's chat credits. When they run out, your agents can't answer visitors until the credits reset.",
    ],
    actionLabel: 'View plan and usage',
    footer: toAccount(username),
  }),
  webhookFailed: (username: string, agent: string, host: string, why: string): EmailText => ({
    kind: 'webhook_failed',
    subject: `A webhook of ${unlinkedName(agent)} was turned off`,
    paragraphs: [
      `Hi ${unlinkedName(username)},`,
      `A webhook of your agent ${unlinkedName(agent)} was turned off: ${unlinkedName(host)} ${why}. Undelivered events are kept for a while and are sent when you turn the webhook back on.`,
    ],
    actionLabel: 'View webhook',
    footer: toAccount(username),
  }),
  modelFailed: (username: string, connection: string, fault: string): EmailText => ({
    kind: 'model_failed',
    subject: `Your model connection ${unlinkedName(connection)} doesn't work`,
    paragraphs: [
      `Hi ${unlinkedName(username)},`,
      `Your model connection ${unlinkedName(connection)} can't write replies: ${unlinkedName(fault)}`,
      'Until then, your second model answers if you chose one. Otherwise visitors get answers quoted from your knowledge.',
    ],
    actionLabel: 'View models',
    footer: toAccount(username),
    perDay: 4,
  }),
  /** `agent`: the name of the agent whose budget it is; null for the workspace's. */
  modelBudget: (username: string, agent: string | null, state: MailedBudgetState): EmailText => {
    const whose = agent === null ? 'Your workspace' : `Your agent ${unlinkedName(agent)}`
    return {
      kind: 'model_budget',
      subject:
        state === 'low'
          ? `${whose} has used 80% of its model budget`
          : `${whose} has used up its model budget`,
      paragraphs: [
        `Hi ${unlinkedName(username)},`,
        {
          low: `${whose} has used 80% of this month's budget for language models. When the rest isn't enough for another reply, visitors get answers quoted from your knowledge.`,
          spent: `${whose} has used up this month's budget for language models. ${quotedUntilNextMonth}`,
          too_little_left: `The rest of this month's model budget of ${agent === null ? 'your workspace' : unlinkedName(agent)} isn't enough for another reply. ${quotedUntilNextMonth}`,
        }[state],
      ],
      actionLabel: 'View spending',
      footer: toAccount(username),
    }
  },
  leadLeft: (username: string, agent: string, lead: EmailLead): EmailText => ({
    kind: 'lead_left',
    subject: `New lead from ${unlinkedName(agent)}`,
    paragraphs: [
      `Hi ${unlinkedName(username)},`,
      `${lead.name === null ? 'A visitor' : unlinkedName(lead.name)} ${lead.isCorrected ? 'updated their details' : 'left their email address'} in a conversation with your agent ${unlinkedName(agent)}: ${lead.email}`,
      ...(lead.message === null ? [] : [`Their message: ${unlinkedName(lead.message)}`]),
      'Reply to this email to write to them. Links are removed here; the full message is in the conversation.',
    ],
    actionLabel: 'View conversation',
    footer: `${toAccount(username)} You can turn these emails off in the agent's settings.`,
    perDay: leadMailsPerDay,
  }),
  actionEnded: (
    username: string,
    agent: string,
    { name, lines, fault }: { name: string; lines: readonly string[]; fault: string | null },
  ): EmailText => ({
    kind: 'action_ended',
    subject: fault === null ? `${unlinkedName(name)} was filled in` : `${unlinkedName(name)} may have failed`,
    paragraphs: [
      `Hi ${unlinkedName(username)},`,
      fault === null
        ? `A visitor filled in “${unlinkedName(name)}” in a conversation with your agent ${unlinkedName(agent)}:`
        : `A visitor used “${unlinkedName(name)}” in a conversation with your agent ${unlinkedName(agent)}. Nobody knows whether it worked, and it won't be repeated. The reason: ${fault}`,
      ...lines.map(unlinkedName),
      'Links are removed here; the full values are in the conversation.',
    ],
    actionLabel: 'View conversation',
    footer: toAccount(username),
    perDay: leadMailsPerDay,
  }),
  renewalRefused: (username: string, plan: string, until: string): EmailText => ({
    kind: 'renewal_refused',
    subject: `The payment for your ${productName} plan failed`,
    paragraphs: [
      `Hi ${username},`,
      `We couldn't renew your ${plan} plan because the payment failed. You keep the plan until ${until}.`,
      'Choose “Pay now” on the page below before then. Otherwise the plan ends, and the newest agents and members over your new limits are paused. Nothing is deleted.',
    ],
    actionLabel: 'Update payment',
    footer: toAccount(username),
  }),
  planEnded: (username: string, plan: string, left: string): EmailText => ({
    kind: 'plan_ended',
    subject: `Your ${productName} ${plan} plan has ended`,
    paragraphs: [
      `Hi ${username},`,
      `Your ${plan} plan has ended, and you're now on ${left}. The newest agents and members over its limits are paused. Nothing was deleted.`,
      'You can choose a plan again anytime, and everything that was paused comes back.',
    ],
    actionLabel: 'View plan and usage',
    footer: toAccount(username),
  }),
  membersPaused: (username: string, whoWere: string, seats: string): EmailText => ({
    kind: 'members_paused',
    subject: `Members of your ${productName} workspace were paused`,
    paragraphs: [
      `Hi ${username},`,
      `Your plan now has seats for ${seats}, so ${whoWere} paused. Their work isn't lost.`,
      'If you upgrade, they can work in your workspace again.',
    ],
    actionLabel: 'View members',
    footer: toAccount(username),
  }),
  personAsked: (username: string, agentName: string): EmailText => ({
    kind: 'person_asked',
    subject: `A visitor wants to talk to a person`,
    paragraphs: [
      `Hi ${unlinkedName(username)},`,
      `A visitor of ${unlinkedName(agentName)} wants to talk to a person, and no one has joined yet. The agent takes over again after ten minutes.`,
    ],
    actionLabel: 'Open conversation',
    footer: toAccount(username),
  }),
  approvalAsked: (username: string, agentName: string, action: string): EmailText => ({
    kind: 'approval_asked',
    subject: `A visitor waits for your approval`,
    paragraphs: [
      `Hi ${unlinkedName(username)},`,
      `A visitor of ${unlinkedName(agentName)} wants this: “${unlinkedName(action)}”. It is done once you or a colleague approves it. The values are in the conversation.`,
    ],
    actionLabel: 'Review the request',
    footer: toAccount(username),
    perDay: leadMailsPerDay,
  }),
  mailServerTest: (username: string): EmailText => ({
    kind: 'mail_server_test',
    subject: `${productName} can send email`,
    paragraphs: [
      `Hi ${unlinkedName(username)},`,
      'This is the test of the mail server that you set. It arrived, so everything works.',
    ],
    footer: toAccount(username),
  }),
  creditsUsedUp: (username: string): EmailText => ({
    kind: 'credits_used_up',
    subject: "You've used all your chat credits",
    paragraphs: [
      `Hi ${unlinkedName(username)},`,
      "You've used all your chat credits for this month. Your agents can't answer visitors until the credits reset or you upgrade.",
    ],
    actionLabel: 'View plan and usage',
    footer: toAccount(username),
  }),
} as const
