import type { ActionRow } from './tables.ts'

/** What is known of an action's request before it is sent. */
export interface RequestTraits {
  /** It changes nothing, so nothing can have happened if it failed. */
  readonly onlyReads: boolean
  /** It does no harm to send it again if nobody knows whether it was done. */
  readonly mayRepeat: boolean
}

export function traitsOf({ http, mcp }: Pick<ActionRow, 'http' | 'mcp'>): RequestTraits {
  const onlyReads = http?.method === 'GET' || mcp?.isReadOnly === true
  return {
    onlyReads,
    mayRepeat: onlyReads || http?.honorsIdempotencyKey === true || mcp?.isIdempotent === true,
  }
}
