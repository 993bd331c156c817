import type { AgentRow } from '../../agents/index.ts'

/** What an export does with a column or table of an agent. */
type Lot =
  /** It is in the file. */
  | 'carried'
  /** It is created again from the file, or computed again. */
  | 'created again'
  /** It belongs to one server and to the people who use the agent there. */
  | 'stays'
  /** It must not leave the server. */
  | 'secret'

/**
 * Every column of an agent's row: a new column doesn't compile until it is listed here. `settingsOf` carries settings.
 */
export const columnScopes: Readonly<Record<keyof AgentRow, Lot>> = {
  id: 'created again',
  publicId: 'created again',
  apiKey: 'created again',
  apiKeyKnownTo: 'stays',
  secretKeyHash: 'secret',
  secretKeyEnding: 'secret',
  linkKey: 'secret',
  identitySecret: 'secret',
  identitySecretId: 'secret',
  ownerId: 'stays',
  name: 'carried',
  tagline: 'carried',
  description: 'carried',
  toneType: 'carried',
  customTone: 'carried',
  instructions: 'carried',
  brandColor: 'carried',
  theme: 'carried',
  profileImageBlobId: 'carried',
  status: 'stays',
  pausedFrom: 'stays',
  greeting: 'carried',
  ownStarterPrompts: 'carried',
  trainedStarterPrompts: 'created again',
  visibility: 'carried',
  allowedDomains: 'carried',
  dailyRepliesPerAddress: 'carried',
  dailyReplies: 'carried',
  retentionDays: 'carried',
  officeHours: 'carried',
  humanContact: 'carried',
  leadForm: 'carried',
  consentLine: 'carried',
  proactiveMessage: 'carried',
  replyCheck: 'carried',
  replyModel: 'stays',
  temperature: 'carried',
  replyTokensMax: 'carried',
  modelBudget: 'carried',
  usesModels: 'carried',
  trainsItself: 'carried',
  modelReadsScans: 'stays',
  refusalTexts: 'carried',
  allowsTakeover: 'carried',
  takesPictures: 'carried',
  conversationsBefore: 'stays',
  actionRevision: 'created again',
  createdAt: 'created again',
  touchedAt: 'created again',
  forgottenNotices: 'stays',
  forgottenNotedAt: 'stays',
  curatedRevision: 'created again',
  curatedBytes: 'created again',
  liveVersion: 'created again',
}

/** Every table whose rows belong to an agent. A test compares it with the schema. */
export const tableScopes: Readonly<Record<string, Lot>> = {
  action_runs: 'stays',
  actions: 'carried',
  agent_imports: 'stays',
  agent_knowledge: 'created again',
  analytics_quarters: 'stays',
  analytics_question_lists: 'stays',
  check_questions: 'carried',
  check_runs: 'created again',
  conversation_counts: 'stays',
  conversations: 'stays',
  curated_answers: 'carried',
  daily_limit_notices: 'stays',
  daily_replies: 'stays',
  dismissed_messages: 'stays',
  identity_problems: 'stays',
  index_versions: 'created again',
  instruction_versions: 'stays',
  knowledge_entries: 'carried',
  knowledge_sources: 'secret',
  leads: 'stays',
  mcp_servers: 'secret',
  passages: 'created again',
  retired_keys: 'secret',
  scrape_jobs: 'stays',
  site_pages: 'created again',
  sync_schedules: 'carried',
  training_states: 'created again',
  turns: 'stays',
  unreadable_entries: 'created again',
  visitor_details: 'stays',
  visitor_pictures: 'stays',
  webhooks: 'secret',
  website_pages: 'carried',
  websites: 'created again',
  widget_sites: 'stays',
}
