import type { Setup } from '@parleykit/contract/setup/setup'

interface Asking {
  readonly ownerId: number
  readonly isLocal: boolean
  readonly operators: { readonly ids: readonly number[]; readonly firstId: number | null }
}

/** What an account may do on /setup. Without an operator: on the machine itself the first account is it, elsewhere the code decides. */
export function accessOf({ ownerId, isLocal, operators: { ids, firstId } }: Asking): Setup['access'] {
  if (ids.length > 0) return ids.includes(ownerId) ? 'operator' : 'none'
  if (!isLocal) return 'code'
  return ownerId === firstId ? 'operator' : 'none'
}
