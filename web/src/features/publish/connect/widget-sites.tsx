import type { Agent } from '@parleykit/contract/agents/agents'
import { lastingFaults, type WidgetSite } from '@parleykit/contract/publish/widget-sites'
import { Flex, Skeleton, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Globe, TriangleAlert } from 'lucide-react'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Time } from '../../../ui/format/time.tsx'
import { widgetSiteTexts } from '../texts/connect-texts.ts'
import { ConnectSection } from './connect-section.tsx'
import { widgetSitesQuery } from './queries.ts'

/** Polling interval, in milliseconds. */
const lookMs = 30_000

/** The websites with the widget. */
export function WidgetSites({ agent }: { readonly agent: Agent }) {
  const { data, error, refetch } = useQuery({ ...widgetSitesQuery(agent.id), refetchInterval: lookMs })
  return (
    <ConnectSection title={widgetSiteTexts.title} help={widgetSiteTexts.help}>
      <div className="reading-width">
        {error && <ErrorState text={widgetSiteTexts.failed} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton height="40px" />}
        {data?.length === 0 && (
          <Text as="p" size="2">
            {widgetSiteTexts.none}
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
    </ConnectSection>
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
            {widgetSiteTexts.faults[fault]} {isOfKey && widgetSiteTexts.keyMatters[visibility]} (
            <Time instant={faultAt} as="span" />)
          </Text>
        )}
      </div>
    </Flex>
  )
}
