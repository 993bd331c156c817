import type { SecurityEvent } from '@parleykit/contract/auth/security-events'
import { Text } from '@radix-ui/themes'
import { Time } from '../../ui/time.tsx'
import { accountTexts } from '../auth/account-texts.ts'
import { securityEventTexts } from './security-event-texts.ts'

export function SecurityEventRow({ event }: { readonly event: SecurityEvent }) {
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
