import { agentExportTexts } from './agent-export-texts.ts'

/** Agents that the owner of a workspace hands over to a member. */
export const offerTexts = {
  handOver: 'Hand over agents',
  /** Beneath its button: the question is asked there, before anything is opened. */
  about: `Handing over gives all agents of your workspace to one member. It needs a plan with members, and agents that the member's own plan has no place for are paused. To pass on a single agent, on any plan, open its Settings and export it under “${agentExportTexts.title}”: whoever imports the file has a copy of it.`,
  title: 'Hand over your agents',
  help: 'You offer all agents of your workspace to a member. Nothing changes until they accept, within seven days. To pass on a single one, open its Settings and export it as a file, which they import.',
  toWhom: 'To whom',
  forGiver: (name: string) => [
    `All of your agents become ${name}'s, with their knowledge, answers and conversations. You can't take them back.`,
    `An agent that ${name}'s plan has no place for is paused: websites show no chat of it until there is one. The others go on working there.`,
    'Their secret keys, identity secrets and private links end.',
    'Your plan and what you pay for it stay with you: cancel your subscription yourself if you need it no longer.',
    `Members stay in your workspace without the agents. ${name} can invite them, and you.`,
  ],
  offer: 'Offer',
  offered: (name: string) => ({
    title: 'Offer made',
    description: `${name} finds it in the dashboard.`,
    names: [name],
  }),
  offerFailed: { title: 'Error', description: 'Failed to offer your agents.' },
  openOffer: (name: string, day: string) =>
    `All of your agents are offered to ${name}, who can accept until ${day}.`,
  withdraw: 'Withdraw offer',
  withdrawn: { title: 'Offer withdrawn', description: 'Your agents stay yours.' },
  endFailed: { title: 'Error', description: "The offer couldn't be ended." },
  hint: (workspace: string) => `${workspace} offers you all agents of their workspace.`,
  see: 'See the offer',
  offerTitle: (workspace: string) => `The agents of ${workspace} are offered to you`,
  offerHelp: (day: string) => `You can accept until ${day}. If you do nothing, nothing changes.`,
  forTaker: (names: readonly string[], paused: readonly string[], workspace: string) => [
    `These become yours, with their knowledge, answers and conversations: ${names.join(', ')}.`,
    'From then on they use your plan and its credits.',
    ...pausedFor(paused),
    ...websitesOf(names.length, paused.length),
    'Their secret keys, identity secrets and private links end: make new ones where a server or a visitor needs them.',
    `Members of ${workspace}'s workspace don't come along; invite those that you want.`,
  ],
  accept: 'Accept',
  confirmTitle: (count: number) => (count === 1 ? 'Take over this agent?' : `Take over ${count} agents?`),
  confirmHelp: (count: number, workspace: string) =>
    count === 1
      ? `It becomes yours and uses your plan. ${workspace} can't take it back, and you can give it back only by an offer of your own.`
      : `They become yours and use your plan. ${workspace} can't take them back, and you can give them back only by an offer of your own.`,
  /** Said once more before the last click; empty where every agent goes on. */
  confirmPaused: (paused: readonly string[]) => pausedFor(paused).join(''),
  confirm: 'Take over',
  decline: 'Decline',
  accepted: (count: number) => ({
    title: 'Agents taken over',
    description: count === 1 ? 'The agent is yours now.' : `${count} agents are yours now.`,
  }),
  acceptFailed: { title: 'Error', description: 'Failed to take the agents over.' },
  declined: { title: 'Offer declined', description: 'Nothing has changed.' },
} as const

function pausedFor(paused: readonly string[]): string[] {
  if (paused.length === 0) return []
  return [`Your plan has no place for these, so they are paused until it has: ${paused.join(', ')}.`]
}

function websitesOf(count: number, pausedCount: number): string[] {
  if (pausedCount === 0) return ['Websites that show them go on working.']
  if (pausedCount === count) return ['Websites that show them have no chat until then.']
  return ['Websites show no chat of the paused ones until then. The others go on working there.']
}
