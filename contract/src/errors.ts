import { z } from 'zod'

/** The closed list of what can go wrong, as every error answer names it. */
export const errorCodes = [
  'validation_failed',
  'invalid_credentials',
  'wrong_password',
  'link_invalid',
  'not_signed_in',
  'api_key_required',
  'api_key_invalid',
  'visitor_token_required',
  'visitor_token_invalid',
  'plan_limit_reached',
  'role_too_small',
  'member_paused',
  'subscription_required',
  'registration_closed',
  'invitation_required',
  'invitation_invalid',
  'origin_not_allowed',
  'not_found',
  'method_not_allowed',
  'already_taken',
  'already_exists',
  'training_running',
  'too_large',
  'unsupported_media_type',
  'unreadable_file',
  'website_unreadable',
  'no_knowledge',
  'too_many_requests',
  'credit_limit_reached',
  'daily_limit_reached',
  'agent_paused',
  'not_ready',
  'mail_unavailable',
  'internal_error',
] as const

export const errorCodeSchema = z.enum(errorCodes)
export type ErrorCode = z.infer<typeof errorCodeSchema>

/** The HTTP status that belongs to each code. */
export const errorStatus: Record<ErrorCode, number> = {
  validation_failed: 400,
  no_knowledge: 400,
  wrong_password: 400,
  link_invalid: 400,
  invalid_credentials: 401,
  not_signed_in: 401,
  api_key_required: 401,
  api_key_invalid: 401,
  visitor_token_required: 401,
  visitor_token_invalid: 401,
  plan_limit_reached: 403,
  role_too_small: 403,
  member_paused: 403,
  subscription_required: 403,
  registration_closed: 403,
  invitation_required: 403,
  invitation_invalid: 403,
  origin_not_allowed: 403,
  not_found: 404,
  method_not_allowed: 405,
  already_taken: 409,
  already_exists: 409,
  training_running: 409,
  too_large: 413,
  unsupported_media_type: 415,
  unreadable_file: 422,
  website_unreadable: 422,
  too_many_requests: 429,
  credit_limit_reached: 429,
  daily_limit_reached: 429,
  internal_error: 500,
  agent_paused: 503,
  not_ready: 503,
  mail_unavailable: 503,
}

/** The body of every error answer; `message` and `error` are the same human sentence. */
export const apiErrorSchema = z.object({ message: z.string(), error: z.string(), code: errorCodeSchema })
export type ApiErrorBody = z.infer<typeof apiErrorSchema>
