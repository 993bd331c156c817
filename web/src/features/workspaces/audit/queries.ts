import * as contract from '@parleykit/contract/workspaces/audit'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { callApi } from '../../../api/api.ts'

export type AuditScope = 'workspace' | 'installation'

/** A search as the routes take it; what isn't given isn't filtered. */
export type AuditQuery = Readonly<Partial<Record<'actor' | 'agent' | 'group' | 'from' | 'to', string>>>

const routes = { workspace: contract.listAudit, installation: contract.listInstallationAudit } as const

const filePaths = {
  workspace: contract.exportAudit.path,
  installation: contract.exportInstallationAudit.path,
} as const

/** Where the entries of a search are downloaded as a file. */
export function auditFileUrl(scope: AuditScope, query: AuditQuery): string {
  const words = new URLSearchParams(query).toString()
  return words === '' ? filePaths[scope] : `${filePaths[scope]}?${words}`
}

/** The entries of an audit log that match a search, page after page. */
export const auditQuery = (scope: AuditScope, query: AuditQuery) =>
  infiniteQueryOptions({
    queryKey: ['audit', scope, query],
    queryFn: ({ pageParam, signal }) => {
      const page = { ...query, ...(pageParam !== null && { after: String(pageParam) }) }
      return callApi(routes[scope], { query: page as contract.AuditPageQuery, signal })
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
  })
