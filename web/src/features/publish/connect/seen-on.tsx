import type { Agent } from '@parleykit/contract/agents/agents'
import { lastingFaults, type WidgetSite } from '@parleykit/contract/publish/widget-sites'
import { Flex, Skeleton, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Globe, TriangleAlert } from 'lucide-react'
import { FailedPlace } from '../../../ui/failed-place.tsx'
import { Time } from '../../../ui/time.tsx'
import { seenTexts } from '../texts/connect-texts.ts'
import { widgetSitesQuery } from './queries.ts'
import { Section } from './section.tsx'

/** Polling interval, in milliseconds. */
const lookMs = 30_000

/** The websites with the widget. */
export function SeenOn({ agent }: { readonly agent: Agent }) {
  const { data, error, refetch } = useQuery({ ...widgetSitesQuery(agent.id), refetchInterval: lookMs })
  return (
    <Section title={seenTexts.title} help={seenTexts.help}>
      <div className="reading-width">
        {error && <FailedPlace text={seenTexts.failed} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton height="40px" />}
        {data?.length === 0 && (
          <Text as="p" size="2">
            {seenTexts.none}
          </Text>
        )}
        {data && data.length > 0 && (
          <ul className="plain-list sites">
            {data.map((site) => (
              <li key={site.host}>
                <Site site={site} visibility={agent.visibility} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  )
}

interface SiteProps {
  readonly site: WidgetSite
  /** A wrong key blocks nobody from a public agent. */
  readonly visibility: Agent['visibility']
}

function Site({ site: { host, seenAt, fault, faultAt }, visibility }: SiteProps) {
  const isOfKey = fault !== null && lastingFaults.includes(fault)
  const isClosed = visibility === 'key_required'
  const isOver = fault === 'key_missing' && !isClosed
  const isLater = faultAt !== null && (seenAt === null || seenAt < faultAt)
  const isWrongNow = isOfKey ? isClosed : isLater
  const Icon = isWrongNow ? TriangleAlert : Globe
  return (
    <Flex gap="3" align="start">
      <Icon size={18} className="site-icon" aria-hidden />
      <div className="truncating">
        <Text as="p" size="2" weight="medium" className="wrap-anywhere">
          {seenAt === null ? (
            (isOfKey ? '' : 'Never shown on ') + host
          ) : (
            <>
              Installed on {host} <Time instant={seenAt} as="span" />
            </>
          )}
        </Text>
        {fault !== null && faultAt !== null && !isOver && (
          <Text as="p" size="2" {...(isWrongNow ? { color: 'red' as const } : { color: 'gray' as const })}>
            {seenTexts.faults[fault]} {isOfKey && seenTexts.keyMatters[visibility]} (
            <Time instant={faultAt} as="span" />)
          </Text>
        )}
      </div>
    </Flex>
  )
}
