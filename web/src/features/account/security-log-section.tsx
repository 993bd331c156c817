import { securityEventDays, securityEventPageSize } from '@parleykit/contract/auth/limits'
import { Skeleton, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FailedPlace } from '../../ui/failed-place.tsx'
import { Pager } from '../../ui/pager.tsx'
import { accountTexts } from '../auth/account-texts.ts'
import './account.css'
import { TitledSection } from '../../ui/titled-section.tsx'
import { securityEventsQuery } from './queries.ts'
import { SecurityEventRow } from './security-event-row.tsx'

/** The account's security events, with their time and origin. */
export function SecurityLogSection() {
  const [page, setPage] = useState(1)
  const { data, isError, refetch } = useQuery(securityEventsQuery(page))
  return (
    <TitledSection
      title="Security log"
      text={`Sign-ins, changes, exports and deletions of the last ${securityEventDays} days. If you don't recognize something, change your password.`}
    >
      {isError && <FailedPlace text={accountTexts.securityLogFailed} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton height="160px" />}
      {data?.total === 0 && (
        <Text as="p" size="2" color="gray">
          {accountTexts.securityLogEmpty}
        </Text>
      )}
      {data && data.total > 0 && (
        <>
          <ol className="plain-list" aria-label="Security log">
            {data.items.map((event) => (
              <SecurityEventRow key={event.id} event={event} />
            ))}
          </ol>
          <Pager
            page={page}
            pageSize={securityEventPageSize}
            shown={data.items.length}
            total={data.total}
            onTurn={setPage}
          />
        </>
      )}
    </TitledSection>
  )
}
