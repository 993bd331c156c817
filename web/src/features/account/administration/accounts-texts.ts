import type { Tier } from '@parleykit/contract/billing/plans'

export const accountsTexts = {
  intro: 'Everyone with an account on this server. What is in their workspaces is never shown.',
  toStatus: 'Server status',
  search: 'Search by name or email',
  state: 'State',
  states: { '': 'All accounts', enabled: 'Enabled', disabled: 'Disabled' },
  failed: "The accounts couldn't be loaded.",
  noMatch: 'No accounts match.',
  older: 'Show older accounts',
  columns: {
    account: 'Account',
    plan: 'Plan',
    registered: 'Registered',
    lastSeen: 'Last seen',
    agents: 'Agents',
    members: 'Members',
    actions: 'Actions',
  },
  never: 'never',
  granted: 'granted',
  you: 'You',
  disabled: 'Disabled',
  twoStep: 'Two-step',
  actionsFor: (name: string) => `Actions for ${name}`,
  planOf: (plan: string) => plan.charAt(0).toUpperCase() + plan.slice(1),
  yourPassword: 'Your password',
  done: 'Done',
  copyLink: 'Copy link',
  linkHelp: (until: string) => `It works once, until ${until}, and is shown only now.`,
  mailed: (address: string) => `It was also emailed to ${address}.`,
  invite: {
    open: 'Invite',
    title: 'Invite someone to register',
    text: 'Creates a link that registers one account within seven days.',
    email: 'Email (optional)',
    emailHelp: 'Then only this address can register with it.',
    mail: 'Email the link to this address',
    action: 'Create link',
    made: 'Invitation link',
    failed: "The invitation couldn't be created.",
  },
} as const

export const planNames: readonly (readonly [Tier, string])[] = [
  ['free', 'Free (no grant)'],
  ['hobby', 'Hobby'],
  ['standard', 'Standard'],
  ['pro', 'Pro'],
  ['admin', 'Admin (operates this server)'],
]

const failure = (description: string) => ({ title: 'Error', description })

/** What an operator does with an account: its item in the menu, and its dialog. */
export const actionTexts = {
  plan: {
    item: 'Change plan',
    title: (name: string) => `Plan of ${name}`,
    text: 'A granted plan costs nothing. A larger plan that the account pays for stays in force.',
    action: 'Change plan',
    failure: failure("The plan couldn't be changed."),
  },
  disable: {
    item: 'Disable',
    title: (name: string) => `Disable ${name}?`,
    text: 'The account is signed out everywhere, its agents stop answering, and its subscription is canceled. Nothing is deleted.',
    action: 'Disable account',
    failure: failure("The account couldn't be disabled."),
  },
  enable: {
    item: 'Enable',
    title: (name: string) => `Enable ${name}?`,
    text: 'The account can sign in again, and its agents answer.',
    action: 'Enable account',
    failure: failure("The account couldn't be enabled."),
  },
  reset: {
    item: 'Create a reset link',
    title: (name: string) => `Reset link for ${name}`,
    text: 'Sets a new password once, within an hour. Send it only to the person whose account it is.',
    action: 'Create link',
    failure: failure("The link couldn't be created."),
  },
  twoStep: {
    item: 'Turn off two-step sign-in',
    title: (name: string) => `Turn off two-step sign-in of ${name}?`,
    text: 'For someone who lost their device and recovery codes. They then sign in with just a password.',
    action: 'Turn off',
    failure: failure("Two-step sign-in couldn't be turned off."),
  },
} as const
export type AccountAction = keyof typeof actionTexts

export const keepsBeingCharged = {
  title: 'The subscription is still running',
  description:
    "It couldn't be canceled with the payment provider and will keep being charged. Cancel it there.",
} as const
