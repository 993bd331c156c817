import { agentExportTexts } from '../agent-export-texts.ts'

/** Texts about transferring a workspace's agents to a member. */
export const transferTexts = {
  handOver: 'Transfer agents',
  /** Below the button. The question is asked there, before anything is opened. */
  about: `Transfer all agents in your workspace to one member. This requires a plan with members. Agents that exceed the member's own plan are paused. To share a single agent on any plan, export it under “${agentExportTexts.title}” in its Settings. Anyone who imports the file gets a copy.`,
  title: 'Transfer your agents',
  help: 'Offer all agents in your workspace to a member. Nothing changes until they accept, within seven days. To share a single agent, export it in its Settings and have them import the file.',
  toWhom: 'Transfer to',
  forGiver: (name: string) => [
    `${name} will own all of your agents, including knowledge, answers and conversations. You can't undo this.`,
    `Agents that exceed ${name}'s plan are paused and don't show on websites. The others keep working.`,
    'Their secret keys, identity secrets, private links and rotated API keys stop working.',
    'Your plan and payments stay with you. Cancel your subscription if you no longer need it.',
    `Members stay in your workspace, without the agents. ${name} can invite them and you.`,
  ],
  offer: 'Send offer',
  offered: (name: string) => ({
    title: 'Offer sent',
    description: `${name} will see it on their dashboard.`,
    names: [name],
  }),
  offerFailed: { title: 'Error', description: 'Failed to offer your agents.' },
  openOffer: (name: string, day: string) =>
    `You offered all of your agents to ${name}, who can accept until ${day}.`,
  withdraw: 'Withdraw offer',
  withdrawn: { title: 'Offer withdrawn', description: 'You keep your agents.' },
  endFailed: { title: 'Error', description: 'Failed to close the offer.' },
  hint: (workspace: string) => `${workspace} wants to transfer all of their agents to you.`,
  see: 'View offer',
  offerTitle: (workspace: string) => `${workspace} wants to transfer their agents to you`,
  offerHelp: (day: string) => `You can accept until ${day}. If you do nothing, nothing changes.`,
  forTaker: (names: readonly string[], paused: readonly string[], workspace: string) => [
    `You'll own these agents, including knowledge, answers and conversations: ${names.join(', ')}.`,
    "They'll use your plan and its credits.",
    ...pausedFor(paused),
    ...websitesOf(names.length, paused.length),
    'Their secret keys, identity secrets, private links and rotated API keys stop working. Create new ones where you need them.',
    `${workspace} still knows their current API keys. Rotate the keys of private agents.`,
    `Members of ${workspace}'s workspace aren't included. Invite them if you want.`,
  ],
  accept: 'Accept',
  confirmTitle: (count: number) => (count === 1 ? 'Accept this agent?' : `Accept ${count} agents?`),
  confirmHelp: (count: number, workspace: string) =>
    count === 1
      ? `You'll own it and it'll use your plan. ${workspace} can't undo this. To give it back, you'd have to send an offer yourself.`
      : `You'll own them and they'll use your plan. ${workspace} can't undo this. To give them back, you'd have to send an offer yourself.`,
  /** Repeated before the last click; empty if no agent gets paused. */
  confirmPaused: (paused: readonly string[]) => pausedFor(paused).join(''),
  confirm: 'Accept transfer',
  decline: 'Decline',
  accepted: (count: number) => ({
    title: 'Agents transferred',
    description: count === 1 ? 'The agent is now yours.' : `${count} agents are now yours.`,
  }),
  acceptFailed: { title: 'Error', description: 'Failed to transfer the agents.' },
  declined: { title: 'Offer declined', description: 'Nothing has changed.' },
} as const

function pausedFor(paused: readonly string[]): string[] {
  if (paused.length === 0) return []
  return [`These agents exceed your plan and will be paused until you upgrade: ${paused.join(', ')}.`]
}

function websitesOf(count: number, pausedCount: number): string[] {
  if (pausedCount === 0) return ['They keep working on websites.']
  if (pausedCount === count) return ["Until then, they won't show on websites."]
  return ["Until then, paused agents won't show on websites. The others keep working."]
}
