import { securityEventDays, securityEventPageSize } from '@parleykit/contract/auth/limits'
import { Skeleton, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Pager } from '../../ui/layout/pager.tsx'
import { accountTexts } from '../auth/account-texts.ts'
import './account.css'
import type { SecurityEvent } from '@parleykit/contract/auth/security-events'
import { Time } from '../../ui/format/time.tsx'
import { TitledSection } from '../../ui/layout/titled-section.tsx'
import { securityEventsQuery } from './queries.ts'
import { securityEventTexts } from './security-event-texts.ts'

/** The account's security events, with their time and origin. */
export function SecurityLogSection() {
  const [page, setPage] = useState(1)
  const { data, isError, refetch } = useQuery(securityEventsQuery(page))
  return (
    <TitledSection
      title="Security log"
      text={`Sign-ins, changes, exports and deletions of the last ${securityEventDays} days. If you don't recognize something, change your password.`}
    >
      {isError && <ErrorState text={accountTexts.securityLogFailed} onRetry={() => void refetch()} />}
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

function SecurityEventRow({ event }: { readonly event: SecurityEvent }) {
  const { name, subject, actor, times, address, device, happenedAt } = event
  // A newer server may send events that this version has no text for.
  const title = Object.entries(securityEventTexts).find(([known]) => known === name)?.[1] ?? name
  // A plan can also change because of a payment or a missed one.
  const byNobody = name === 'tier_changed' ? [] : [accountTexts.byOperator]
  const where = address === null ? byNobody : [device ?? accountTexts.unknownDevice, address]
  return (
    <li className="account-row">
      <div className="truncating">
        <Text as="p" size="2" weight="medium">
          {title}
          {times > 1 && ` (${times} times within an hour)`}
        </Text>
        <Text as="p" size="2" color="gray" className="tabular">
          {subject !== null && (
            <>
              <span dir="auto">{subject}</span> {where.length > 0 && '· '}
            </>
          )}
          {actor !== null && (
            <>
              by <span dir="auto">{actor}</span> ·{' '}
            </>
          )}
          {where.join(' · ')}
        </Text>
      </div>
      <Text size="2" color="gray" className="tabular">
        <Time instant={happenedAt} />
      </Text>
    </li>
  )
}
