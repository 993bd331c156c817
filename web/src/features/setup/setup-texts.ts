import { productName } from '@parleykit/contract/base/limits'
import type { Audience, Setup } from '@parleykit/contract/setup/setup'

/** In the address of the page of models, begins the search for local servers. */
export const lookHash = 'look'

export const setupTitle = `Who is ${productName} for?`

/** The answers, each with what it means. */
export const audienceTexts: Readonly<Record<Audience, { readonly name: string; readonly help: string }>> = {
  team: {
    name: 'Me or my team',
    help: 'Everyone has the highest limits. There are no plans, and people join by invitation.',
  },
  customers: {
    name: 'My customers',
    help: 'Anyone can register and starts on the Free plan. Paid plans use test payments until you connect Stripe.',
  },
}

/** What changes for the accounts of a server that is in use. */
export const changeTexts: Readonly<Record<Audience, readonly string[]>> = {
  team: [
    'Every account gets the highest limits, and paused agents and members resume.',
    'Plans and prices are no longer shown, and nobody pays.',
    'New people need an invitation.',
    'Subscriptions at Stripe must have ended first.',
  ],
  customers: [
    'Accounts go back to the plan they had, or to Free. You keep the admin plan.',
    "Agents and members over a plan's limits are paused. Nothing is deleted.",
    'Anyone can register.',
  ],
}

const billingNames: Readonly<Record<Setup['billing']['provider'], string>> = {
  sandbox: 'Plans with test payments',
  stripe: 'Plans with payments by Stripe',
  off: 'No plans: everyone has the highest limits',
}
const registrationNames: Readonly<Record<Setup['registration']['mode'], string>> = {
  open: 'Anyone can register',
  invite: 'By invitation',
  closed: 'Nobody can register',
}

export const setupTexts = {
  intro: 'You can change your answer later.',
  choices: 'Answers',
  continue: 'Continue',
  cancel: 'Cancel',
  failed: "Your answer couldn't be saved.",
  loadFailed: "This page couldn't be loaded.",
  plans: 'Plans',
  registration: 'Registration',
  setByServer: 'set by the server',
  billingOf: ({ provider }: Setup['billing']) => billingNames[provider],
  registrationOf: ({ mode }: Pick<Setup['registration'], 'mode'>) => registrationNames[mode],
  fixed: 'BILLING is set on the server, so there is nothing to answer here.',
  registrationFixed: 'Registration stays as the server sets it: ',
  registrationChosen: 'Registration stays as you chose it on Server settings: ',
  confirmTitle: (audience: Audience) => `Change to “${audienceTexts[audience].name}”?`,
  confirmText: 'This is what changes on this server:',
  confirm: 'Change',
  code: 'Operator code',
  codeIntro:
    "Only the operator of this server can answer. If that's you, enter the code that the server printed in its terminal when it started.",
  codeHelp: 'Such as abcd-efgh-jkmn-pqrs. To get a new one, restart the server.',
  codeFailed: "The code couldn't be checked.",
  codeOther: 'Or run this in a terminal on the server:',
  done: { team: 'All set for your team', customers: 'All set for your customers' },
  doneText: {
    team: 'Everyone has the highest limits. People join by invitation.',
    customers:
      'Anyone can register now. Before you charge money, connect Stripe on Server settings; until then, no card is charged.',
  },
  createAgent: 'Create your first agent',
  lookForModels: 'Look for Ollama and LM Studio',
  inviteTeam: 'Invite your team',
  dashboard: 'Go to the dashboard',
  offer: `${setupTitle} Your own team, or customers with plans?`,
  answer: 'Answer',
  notNow: 'Not now',
  statusTitle: `Who ${productName} is for`,
  unanswered: 'Not answered: plans with test payments, and anyone can register.',
  change: 'Change',
  see: 'See',
}
