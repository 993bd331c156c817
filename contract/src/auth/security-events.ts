import { z } from 'zod'
import { defineRoute } from '../base/route.ts'
import { idValue, instant } from '../base/values.ts'
import { securityEventPageSize } from './limits.ts'

/** The closed list of security events, for the owner's list and as `securityEvent` in the server's log. */
export const securityEventNames = [
  'account_registered',
  'account_deleted',
  'account_exported',
  'username_changed',
  'email_changed',
  'email_confirmed',
  'password_changed',
  'password_reset_requested',
  'password_reset',
  'email_change_requested',
  'password_check_failed',
  'two_step_on',
  'two_step_off',
  'recovery_codes_renewed',
  'recovery_code_used',
  'code_failed',
  'passkey_added',
  'passkey_removed',
  'passkey_sign_in',
  'passkey_refused',
  'passkey_copied',
  'identity_linked',
  'identity_unlinked',
  'sign_in',
  'sign_in_failed',
  'sign_in_throttled',
  'sign_in_link_requested',
  'sign_in_link_opened',
  'signed_out',
  'signed_out_everywhere',
  'session_ended',
  'api_key_rotated',
  'api_keys_revoked',
  'link_key_renewed',
  'link_key_deleted',
  'identity_secret_renewed',
  'identity_secret_deleted',
  'model_connection_saved',
  'model_connection_deleted',
  'models_chosen',
  'webhook_created',
  'webhook_changed',
  'webhook_secret_renewed',
  'webhook_deleted',
  'secret_key_rotated',
  'secret_key_deleted',
  'agent_deleted',
  'knowledge_deleted',
  'conversation_deleted',
  'conversations_exported',
  'lead_deleted',
  'leads_exported',
  'agent_exported',
  'member_invited',
  'member_joined',
  'member_role_changed',
  'member_removed',
  'member_left',
  'handover_offered',
  'handover_withdrawn',
  'handover_declined',
  'agents_handed_over',
  'agents_taken_over',
  'tier_changed',
  'credits_changed',
  'account_disabled',
  'account_enabled',
  'invitation_made',
  'operator_code_used',
  'operator_code_failed',
  'audience_chosen',
  'mail_server_saved',
  'mail_server_removed',
  'backup_restored',
  'throttled',
] as const
export type SecurityEventName = (typeof securityEventNames)[number]

/** Frequent events: those within an hour share one row of the owner's list, with a count. */
export const repeatingSecurityEvents: ReadonlySet<SecurityEventName> = new Set([
  'password_reset_requested',
  'code_failed',
  'operator_code_failed',
  'passkey_refused',
  'passkey_copied',
  'password_check_failed',
  'sign_in_failed',
  'sign_in_throttled',
  'sign_in_link_requested',
  'knowledge_deleted',
  'conversation_deleted',
  'conversations_exported',
  'lead_deleted',
  'leads_exported',
  'agent_exported',
])

export const securityEventSchema = z.object({
  id: idValue,
  name: z.string(),
  /** The object of the event, such as an agent's name. */
  subject: z.string().nullable(),
  /** Username of the workspace member who did it; null if it was the account itself or is unknown. */
  actor: z.string().nullable(),
  /** How often it happened within the hour. The other fields describe the last time. */
  times: z.number().int().positive(),
  /** The IPv4 address, or the /64 network of an IPv6 address; null for the operator's actions. */
  address: z.string().nullable(),
  /** In words, such as "Firefox on Windows"; null if unknown. */
  device: z.string().nullable(),
  happenedAt: instant,
})
export type SecurityEvent = z.infer<typeof securityEventSchema>

export const listSecurityEvents = defineRoute({
  method: 'GET',
  path: '/api/account/security-events',
  summary: `List the account's security events, newest first, ${securityEventPageSize} per page. X-Total-Count holds the total.`,
  access: 'account',
  query: z.object({ page: z.coerce.number().int().min(1).max(1000).default(1) }),
  response: z.array(securityEventSchema),
})
