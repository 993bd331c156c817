/** What the audit log records, by group. Free of dependencies. */
export const auditActionsByGroup = {
  agents: [
    'agent_created',
    'agent_changed',
    'agent_published',
    'agent_paused',
    'agent_deleted',
    'agent_imported',
    'agent_exported',
    'agents_handed_over',
    'agents_taken_over',
  ],
  knowledge: [
    'knowledge_added',
    'knowledge_changed',
    'knowledge_deleted',
    'website_added',
    'sync_schedule_changed',
    'source_connected',
    'source_changed',
    'source_removed',
    'training_requested',
    'training_restored',
  ],
  answers: [
    'curated_answer_added',
    'curated_answer_changed',
    'curated_answer_deleted',
    'curated_answers_imported',
    'curated_answers_exported',
  ],
  actions: [
    'action_saved',
    'action_deleted',
    'action_run_approved',
    'action_run_declined',
    'mcp_server_saved',
    'mcp_server_removed',
    'mcp_tool_approved',
  ],
  members: [
    'member_invited',
    'invitation_withdrawn',
    'member_joined',
    'member_role_changed',
    'member_removed',
    'member_left',
    'members_paused',
    'members_resumed',
  ],
  models: [
    'model_connection_saved',
    'model_connection_deleted',
    'models_chosen',
    'model_price_changed',
    'model_budget_changed',
  ],
  webhooks: ['webhook_created', 'webhook_changed', 'webhook_secret_renewed', 'webhook_deleted'],
  keys: [
    'api_key_rotated',
    'api_keys_revoked',
    'secret_key_rotated',
    'secret_key_deleted',
    'link_key_renewed',
    'link_key_deleted',
    'identity_secret_renewed',
    'identity_secret_deleted',
  ],
  plan: ['plan_changed', 'subscription_changed', 'subscription_canceled', 'subscription_resumed'],
  data: [
    'conversation_deleted',
    'conversations_exported',
    'lead_deleted',
    'leads_exported',
    'audit_exported',
  ],
  accounts: [
    'account_plan_granted',
    'account_credits_changed',
    'account_disabled',
    'account_enabled',
    'account_signed_out',
    'account_reset_link_created',
    'account_two_step_off',
    'account_passkeys_removed',
    'account_invited',
    'account_created',
    'account_deleted',
  ],
  settings: [
    'audience_chosen',
    'operator_appointed',
    'setting_changed',
    'notice_published',
    'notice_withdrawn',
    'backup_requested',
  ],
} as const

export type AuditGroup = keyof typeof auditActionsByGroup
export type AuditAction = (typeof auditActionsByGroup)[AuditGroup][number]

export const auditGroups = Object.keys(auditActionsByGroup) as AuditGroup[]

/** The groups of a workspace's log. Only the operator's log has the others. */
export const workspaceAuditGroups = auditGroups.filter(
  (group) => group !== 'accounts' && group !== 'settings',
)
/** The groups of the operator's log. */
export const installationAuditGroups = [
  'accounts',
  'settings',
  'models',
  'data',
] as const satisfies AuditGroup[]

export const auditSubjectKinds = [
  'knowledge_entry',
  'knowledge_source',
  'curated_answer',
  'member',
  'model_connection',
  'webhook',
  'action',
  'mcp_server',
  'conversation',
  'account',
] as const
export type AuditSubjectKind = (typeof auditSubjectKinds)[number]
