import { mayOperate } from '@parleykit/contract/billing/plans'
import { useQuery } from '@tanstack/react-query'
import { useAuth } from '../auth/auth-context.ts'
import { setupQuery } from './queries.ts'

/**
 * Whether this account operates the server; undefined until that is known. Having the admin limits isn't enough, since
 * everyone has them where an installation is for one team.
 */
export function useIsOperator(): boolean | undefined {
  const { user } = useAuth()
  const isAsked = user ? mayOperate(user) : false
  const { data } = useQuery({ ...setupQuery, enabled: isAsked })
  if (!user) return undefined
  return isAsked ? data && data.access === 'operator' : false
}
