import { z } from 'zod'

/** The closed list of error codes used in every error response. */
export const errorCodes = [
  'validation_failed',
  'invalid_credentials',
  'wrong_password',
  'link_invalid',
  'sign_in_over',
  'provider_refused',
  'model_connection_failed',
  'server_setting_refused',
  'code_required',
  'code_invalid',
  'passkey_invalid',
  'passkeys_unavailable',
  'not_signed_in',
  'api_key_required',
  'api_key_invalid',
  'visitor_token_required',
  'visitor_token_invalid',
  'payment_declined',
  'payment_due',
  'plan_limit_reached',
  'role_too_small',
  'member_paused',
  'subscription_required',
  'account_disabled',
  'registration_closed',
  'invitation_required',
  'invitation_invalid',
  'email_unconfirmed',
  'link_of_other_account',
  'origin_not_allowed',
  'host_not_allowed',
  'not_found',
  'method_not_allowed',
  'already_taken',
  'already_exists',
  'changed_meanwhile',
  'training_running',
  'no_subscription',
  'subscription_unchanged',
  'checkout_closed',
  'too_large',
  'unsupported_media_type',
  'unreadable_file',
  'website_unreadable',
  'no_knowledge',
  'no_agents',
  'too_many_requests',
  'credit_limit_reached',
  'daily_limit_reached',
  'agent_paused',
  'nobody_there',
  'not_ready',
  'mail_unavailable',
  'provider_unavailable',
  'internal_error',
] as const

export const errorCodeSchema = z.enum(errorCodes)
export type ErrorCode = z.infer<typeof errorCodeSchema>

/** The kind of error that a code is. Only the server's HTTP layer maps it to a status. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'payment_required'
  | 'forbidden'
  | 'not_found'
  | 'misdirected'
  | 'method_not_allowed'
  | 'conflict'
  | 'too_large'
  | 'unsupported'
  | 'unreadable'
  | 'too_many'
  | 'internal'
  | 'unavailable'

/** The kind of each code. */
export const errorKind: Readonly<Record<ErrorCode, ErrorKind>> = {
  validation_failed: 'invalid',
  no_knowledge: 'invalid',
  no_agents: 'invalid',
  wrong_password: 'invalid',
  link_invalid: 'invalid',
  sign_in_over: 'invalid',
  provider_refused: 'invalid',
  model_connection_failed: 'invalid',
  server_setting_refused: 'invalid',
  code_required: 'invalid',
  code_invalid: 'invalid',
  passkey_invalid: 'invalid',
  invalid_credentials: 'unauthenticated',
  not_signed_in: 'unauthenticated',
  api_key_required: 'unauthenticated',
  api_key_invalid: 'unauthenticated',
  visitor_token_required: 'unauthenticated',
  visitor_token_invalid: 'unauthenticated',
  payment_declined: 'payment_required',
  plan_limit_reached: 'forbidden',
  role_too_small: 'forbidden',
  member_paused: 'forbidden',
  subscription_required: 'forbidden',
  account_disabled: 'forbidden',
  registration_closed: 'forbidden',
  invitation_required: 'forbidden',
  invitation_invalid: 'forbidden',
  email_unconfirmed: 'forbidden',
  link_of_other_account: 'forbidden',
  origin_not_allowed: 'forbidden',
  host_not_allowed: 'misdirected',
  not_found: 'not_found',
  method_not_allowed: 'method_not_allowed',
  passkeys_unavailable: 'conflict',
  already_taken: 'conflict',
  already_exists: 'conflict',
  changed_meanwhile: 'conflict',
  training_running: 'conflict',
  no_subscription: 'conflict',
  subscription_unchanged: 'conflict',
  payment_due: 'conflict',
  checkout_closed: 'conflict',
  nobody_there: 'conflict',
  too_large: 'too_large',
  unsupported_media_type: 'unsupported',
  unreadable_file: 'unreadable',
  website_unreadable: 'unreadable',
  too_many_requests: 'too_many',
  credit_limit_reached: 'too_many',
  daily_limit_reached: 'too_many',
  internal_error: 'internal',
  agent_paused: 'unavailable',
  not_ready: 'unavailable',
  mail_unavailable: 'unavailable',
  provider_unavailable: 'unavailable',
}

/** The body of every error response; `message` and `error` are the same sentence for people. */
export const apiErrorSchema = z.object({
  message: z.string(),
  error: z.string(),
  code: errorCodeSchema,
  /** The field of the request that caused it, such as `officeHours.text`; absent if there is none. */
  field: z.string().optional(),
})
export type ApiErrorBody = z.infer<typeof apiErrorSchema>
