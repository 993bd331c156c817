import type { AuditGroup } from '@parleykit/contract/workspaces/audit-actions'
import { Button, Flex, Heading, Skeleton, Text } from '@radix-ui/themes'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { ChevronLeft, Download, ScrollText } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { OlderButton } from '../../../ui/layout/older-button.tsx'
import { usePageTitle } from '../../../ui/navigation/use-page-title.ts'
import { AuditFilters, emptyFilters, toAuditQuery } from './audit-filters.tsx'
import { AuditTable } from './audit-table.tsx'
import { auditTexts, auditTitle } from './audit-texts.ts'
import { type AuditScope, auditFileUrl, auditQuery } from './queries.ts'
import '../../../ui/layout/stacking-table.css'
import './audit.css'

interface AuditViewProps {
  readonly scope: AuditScope
  /** The link to the page above. */
  readonly back: ReactNode
  readonly groups: readonly AuditGroup[]
  /** IDs and names of people and agents to filter by; empty for no such filter. */
  readonly people?: readonly (readonly [string, string])[]
  readonly agents?: readonly (readonly [string, string])[]
  readonly onError?: (error: Error) => void
}

/** An audit log with its filters. */
export function AuditView({ scope, back, groups, people = [], agents = [], onError }: AuditViewProps) {
  const [filters, setFilters] = useState(emptyFilters)
  const query = toAuditQuery(filters)
  const log = useInfiniteQuery({ ...auditQuery(scope, query), placeholderData: keepPreviousData })
  usePageTitle(auditTitle)
  if (log.error) onError?.(log.error)
  const entries = log.data?.pages.flatMap((page) => page.entries) ?? []
  const keptDays = log.data?.pages[0]?.keptDays
  const isFiltered = Object.keys(query).length > 0
  return (
    <Flex direction="column" gap="5">
      <div>
        <Flex align="center" gap="1" mb="2">
          <ChevronLeft size={16} aria-hidden />
          {back}
        </Flex>
        <Flex align="center" justify="between" gap="3" wrap="wrap">
          <Heading as="h1" size="7">
            {auditTitle}
          </Heading>
          <Button variant="soft" color="gray" asChild>
            <a href={auditFileUrl(scope, query)} download>
              <Download size={16} /> {auditTexts.download}
            </a>
          </Button>
        </Flex>
        <Text as="p" color="gray">
          {auditTexts.intro[scope]} {keptDays !== undefined && auditTexts.kept(keptDays)}
        </Text>
      </div>
      <AuditFilters filters={filters} groups={groups} people={people} agents={agents} onChange={setFilters} />
      {log.isError && <ErrorState text={auditTexts.failed} onRetry={() => void log.refetch()} />}
      {log.isPending && (
        <div role="status" aria-label="Loading">
          <Skeleton height="320px" />
        </div>
      )}
      {log.data && entries.length === 0 && (
        <EmptyState
          icon={<ScrollText size={20} />}
          text={isFiltered ? auditTexts.noMatch : auditTexts.empty}
        />
      )}
      {entries.length > 0 && <AuditTable entries={entries} />}
      <OlderButton list={log} label={auditTexts.older} />
    </Flex>
  )
}
