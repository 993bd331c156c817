import type { AuditGroup } from '@parleykit/contract/workspaces/audit-actions'
import type { AuditScope } from './queries.ts'

export const auditTitle = 'Audit log'

export const auditTexts = {
  link: 'Who changed what in this workspace, when and from where.',
  linkOfServer: 'Who changed settings and accounts of this installation.',
  open: 'Open the audit log',
  toProfile: 'Profile',
  toStatus: 'Server status',
  toDashboard: 'Dashboard',
  intro: {
    workspace: 'Changes to your agents, knowledge, members, keys and plan.',
    installation: 'Changes to accounts and settings of this installation, also by npm run admin.',
  } satisfies Record<AuditScope, string>,
  kept: (days: number) => `Entries are kept for ${days === 1 ? 'one day' : `${days.toLocaleString()} days`}.`,
  failed: "The audit log couldn't be loaded.",
  empty: 'Nothing has been changed yet. Changes from now on appear here.',
  noMatch: 'No entries match these filters.',
  clear: 'Clear filters',
  columns: { when: 'When', who: 'Who', what: 'What', from: 'From' },
  filters: { who: 'Who', what: 'What', agent: 'Agent', from: 'From day', to: 'To day' },
  anyone: 'Anyone',
  anything: 'All changes',
  anyAgent: 'All agents',
  download: 'Download CSV',
  older: 'Show older entries',
  server: 'ParleyKit',
  serverCommand: 'Server command',
  you: (name: string) => `${name} (you)`,
} as const

export const auditGroupNames: Readonly<Record<AuditGroup, string>> = {
  agents: 'Agents',
  knowledge: 'Knowledge',
  answers: 'Q&A',
  actions: 'Actions',
  members: 'Members',
  models: 'Models',
  webhooks: 'Webhooks',
  keys: 'Keys and links',
  plan: 'Plan',
  data: 'Conversations and exports',
  accounts: 'Accounts',
  settings: 'Server settings',
}

/** Fields of an agent whose names don't say what the screen calls them. */
export const fieldNames: Readonly<Record<string, string>> = {
  toneType: 'tone',
  customTone: 'own tone',
  ownStarterPrompts: 'starter prompts',
  brandColor: 'color',
  profileImage: 'picture',
  visibility: 'access',
  allowedDomains: 'allowed websites',
  dailyReplies: 'daily limit',
  dailyRepliesPerAddress: 'daily limit per visitor',
  retentionDays: 'retention',
  humanContact: 'contact details',
  leadForm: 'email form',
  replyCheck: 'double-check',
  replyModel: 'model',
  replyTokensMax: 'reply length',
  usesModels: 'use of models',
  refusalTexts: 'texts without an answer',
  allowsTakeover: 'live chat',
  takesPictures: "visitors' pictures",
  trainsItself: 'automatic training',
  reply: 'reply model',
  helper: 'helper model',
  fallback: 'second model',
  embedding: 'embedding model',
  offered: 'offered models',
  freeReply: "free plan's model",
  ownKeysCostCredits: 'credits for own keys',
  url: 'address',
}
