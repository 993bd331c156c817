import type { AuditEntry } from '@parleykit/contract/workspaces/audit'
import type { AuditAction } from '@parleykit/contract/workspaces/audit-actions'
import { fieldNames } from './audit-texts.ts'

/** What someone did, as a sentence. A newer server may send actions that this version has no sentence for. */
export function describeEntry(entry: AuditEntry): string {
  const sentence = Object.entries(sentences).find(([action]) => action === entry.action)?.[1]
  return sentence ? sentence(entry) : entry.action.replaceAll('_', ' ')
}

/** The names in that sentence. */
export function namesIn({ agent, subject, details }: AuditEntry): string[] {
  const listed = [details.agents, details.members].flatMap((list) => (Array.isArray(list) ? list : []))
  return [agent?.name, subject?.name, ...listed].filter((name) => name != null)
}

const list = new Intl.ListFormat('en', { type: 'conjunction' })

const agentOf = ({ agent }: AuditEntry) => (agent ? `“${agent.name}”` : 'an agent')
const subjectOf = ({ subject }: AuditEntry, otherwise: string) =>
  subject?.name ? `“${subject.name}”` : otherwise
const accountOf = (entry: AuditEntry) => subjectOf(entry, 'an account')

function detail({ details }: AuditEntry, name: string): string {
  const value = details[name]
  return Array.isArray(value) ? list.format(value) : String(value ?? '')
}

function quoted({ details }: AuditEntry, name: string): string {
  const value = details[name]
  return Array.isArray(value) ? list.format(value.map((each) => `“${each}”`)) : ''
}

/** Such as "tagline and starter prompts". */
function fieldsOf({ details }: AuditEntry): string {
  const fields = Array.isArray(details.fields) ? details.fields : []
  return list.format(fields.map((field) => fieldNames[field] ?? spaced(field)))
}

function spaced(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const roleOf = (entry: AuditEntry) => (detail(entry, 'role') === 'editor' ? 'an editor' : 'a viewer')

const sentences: Record<AuditAction, (entry: AuditEntry) => string> = {
  agent_created: (entry) => `Created the agent ${agentOf(entry)}`,
  agent_changed: (entry) => `Changed ${fieldsOf(entry)} of ${agentOf(entry)}`,
  agent_published: (entry) => `Set ${agentOf(entry)} to active`,
  agent_paused: (entry) => `Set ${agentOf(entry)} to ${detail(entry, 'status')}`,
  agent_deleted: (entry) => `Deleted the agent ${agentOf(entry)}`,
  agent_imported: (entry) => `Imported the agent ${agentOf(entry)}`,
  agent_exported: (entry) => `Exported the agent ${agentOf(entry)}`,
  agents_handed_over: (entry) => `Took ${quoted(entry, 'agents')} over from this workspace`,
  agents_taken_over: (entry) =>
    `Took ${quoted(entry, 'agents')} over from ${subjectOf(entry, 'another account')}`,
  knowledge_added: (entry) => `Added ${subjectOf(entry, 'a text')} to ${agentOf(entry)}`,
  knowledge_changed: (entry) => `Changed ${subjectOf(entry, 'a text')} of ${agentOf(entry)}`,
  knowledge_deleted: (entry) => `Deleted ${subjectOf(entry, 'an entry')} from ${agentOf(entry)}`,
  website_added: (entry) =>
    `Added ${detail(entry, 'pages') === '1' ? 'a page' : `${detail(entry, 'pages')} pages`} of ${detail(entry, 'sites')} to ${agentOf(entry)}`,
  sync_schedule_changed: (entry) =>
    `Set the updates of the pages of ${agentOf(entry)} to ${detail(entry, 'every')}`,
  source_connected: (entry) => `Connected the source ${subjectOf(entry, '')} to ${agentOf(entry)}`,
  source_changed: (entry) =>
    `Changed ${fieldsOf(entry)} of the source ${subjectOf(entry, '')} of ${agentOf(entry)}`,
  source_removed: (entry) => `Removed the source ${subjectOf(entry, '')} from ${agentOf(entry)}`,
  training_requested: (entry) => `Trained ${agentOf(entry)}`,
  training_restored: (entry) => `Rolled ${agentOf(entry)} back to training ${detail(entry, 'training')}`,
  curated_answer_added: (entry) => `Added an answer to the Q&A of ${agentOf(entry)}`,
  curated_answer_changed: (entry) => `Changed an answer in the Q&A of ${agentOf(entry)}`,
  curated_answer_deleted: (entry) => `Deleted an answer from the Q&A of ${agentOf(entry)}`,
  curated_answers_imported: (entry) =>
    `Imported questions and answers into ${agentOf(entry)}: ${detail(entry, 'added')} added, ${detail(entry, 'changed')} changed`,
  curated_answers_exported: (entry) => `Exported the questions and answers of ${agentOf(entry)}`,
  action_saved: (entry) => `Saved ${subjectOf(entry, 'an action')} of ${agentOf(entry)}`,
  action_deleted: (entry) => `Deleted ${subjectOf(entry, 'an action')} of ${agentOf(entry)}`,
  action_run_approved: (entry) =>
    `Approved ${subjectOf(entry, 'an action')} of ${agentOf(entry)} for a visitor`,
  action_run_declined: (entry) =>
    `Declined ${subjectOf(entry, 'an action')} of ${agentOf(entry)} for a visitor`,
  mcp_server_saved: (entry) => `Saved the MCP server ${subjectOf(entry, '')} of ${agentOf(entry)}`,
  mcp_server_removed: (entry) => `Removed the MCP server ${subjectOf(entry, '')} of ${agentOf(entry)}`,
  mcp_tool_approved: (entry) => `Approved the tool ${subjectOf(entry, '')} for ${agentOf(entry)}`,
  member_invited: (entry) =>
    entry.subject?.name
      ? `Invited ${subjectOf(entry, '')} as ${roleOf(entry)}`
      : `Created an invitation for ${roleOf(entry)}`,
  invitation_withdrawn: (entry) =>
    entry.subject?.name ? `Withdrew the invitation of ${subjectOf(entry, '')}` : 'Withdrew an invitation',
  member_joined: (entry) => `Joined as ${roleOf(entry)}`,
  member_role_changed: (entry) => `Made ${subjectOf(entry, 'a member')} ${roleOf(entry)}`,
  member_removed: (entry) => `Removed ${subjectOf(entry, 'a member')}`,
  member_left: () => 'Left the workspace',
  members_paused: (entry) => `Paused ${quoted(entry, 'members')}: the plan has no seat for them`,
  members_resumed: (entry) => `Let ${quoted(entry, 'members')} in again: the plan has seats for them`,
  model_connection_saved: (entry) => `Saved the model connection ${subjectOf(entry, '')}`,
  model_connection_deleted: (entry) => `Deleted the model connection ${subjectOf(entry, '')}`,
  models_chosen: (entry) =>
    `Changed the choice of models: ${fieldsOf(entry)}${entry.details.model ? ` (${detail(entry, 'model')})` : ''}`,
  model_price_changed: (entry) =>
    `Set the price of ${detail(entry, 'model')} (${subjectOf(entry, '')}) to ${detail(entry, 'price')}`,
  model_budget_changed: (entry) => `Set the monthly budget for models to ${detail(entry, 'budget')}`,
  webhook_created: (entry) => `Added a webhook to ${subjectOf(entry, '')} for ${agentOf(entry)}`,
  webhook_changed: (entry) =>
    `Changed ${fieldsOf(entry)} of the webhook to ${subjectOf(entry, '')} of ${agentOf(entry)}`,
  webhook_secret_renewed: (entry) =>
    `Renewed the secret of the webhook to ${subjectOf(entry, '')} of ${agentOf(entry)}`,
  webhook_deleted: (entry) => `Deleted the webhook to ${subjectOf(entry, '')} of ${agentOf(entry)}`,
  api_key_rotated: (entry) => `Rotated the API key of ${agentOf(entry)}`,
  api_keys_revoked: (entry) => `Revoked the rotated API keys of ${agentOf(entry)}`,
  secret_key_rotated: (entry) => `Created or rotated the secret key of ${agentOf(entry)}`,
  secret_key_deleted: (entry) => `Deleted the secret key of ${agentOf(entry)}`,
  link_key_renewed: (entry) => `Created or renewed the private link of ${agentOf(entry)}`,
  link_key_deleted: (entry) => `Deleted the private link of ${agentOf(entry)}`,
  identity_secret_renewed: (entry) => `Created or renewed the identity secret of ${agentOf(entry)}`,
  identity_secret_deleted: (entry) => `Deleted the identity secret of ${agentOf(entry)}`,
  plan_changed: (entry) =>
    `The plan changed from ${capitalized(detail(entry, 'from'))} to ${capitalized(detail(entry, 'to'))}`,
  subscription_changed: (entry) =>
    `Changed the subscription to ${capitalized(detail(entry, 'plan'))}, by the ${detail(entry, 'interval')}`,
  subscription_canceled: () => 'Canceled the subscription',
  subscription_resumed: () => 'Resumed the subscription',
  conversation_deleted: (entry) => `Deleted a conversation of ${agentOf(entry)}`,
  conversations_exported: (entry) =>
    `Exported conversations of ${agentOf(entry)} (${detail(entry, 'format').toUpperCase()})`,
  lead_deleted: (entry) => `Deleted a lead of ${agentOf(entry)}`,
  leads_exported: (entry) => `Exported the leads of ${agentOf(entry)}`,
  audit_exported: () => 'Exported this log',
  account_plan_granted: (entry) => `Gave ${accountOf(entry)} the ${capitalized(detail(entry, 'plan'))} plan`,
  account_credits_changed: (entry) => `Left ${accountOf(entry)} ${detail(entry, 'left')} chat credits`,
  account_disabled: (entry) => `Disabled ${accountOf(entry)}`,
  account_enabled: (entry) => `Enabled ${accountOf(entry)}`,
  account_signed_out: (entry) => `Signed ${accountOf(entry)} out everywhere`,
  account_reset_link_created: (entry) => `Created a password reset link for ${accountOf(entry)}`,
  account_two_step_off: (entry) => `Turned off two-step sign-in of ${accountOf(entry)}`,
  account_passkeys_removed: (entry) => `Removed the passkeys of ${accountOf(entry)}`,
  account_invited: (entry) =>
    entry.details.email ? `Invited ${detail(entry, 'email')}` : 'Created an invitation link',
  account_created: () => 'Registered an account',
  account_deleted: (entry) => `Deleted the account ${accountOf(entry)}`,
  audience_chosen: (entry) =>
    `Chose who this server is for: ${detail(entry, 'audience') === 'team' ? 'me or my team' : 'my customers'}`,
  operator_appointed: (entry) => `Made ${accountOf(entry)} the operator`,
  setting_changed: (entry) =>
    `${detail(entry, 'change') === 'removed' ? 'Removed' : 'Changed'} the ${detail(entry, 'setting')}`,
  notice_published: () => 'Published a notice to all accounts',
  notice_withdrawn: () => 'Withdrew the notice to all accounts',
  backup_requested: () => 'Took a backup',
}
