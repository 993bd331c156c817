import { seenTexts } from '@parleykit/contract/connect-texts'
import type { WidgetSite } from '@parleykit/contract/widget-sites'
import { Flex, Skeleton, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Globe, TriangleAlert } from 'lucide-react'
import { FailedPlace } from '../../../ui/failed-place.tsx'
import { Time } from '../../../ui/time.tsx'
import { widgetSitesQuery } from '../queries.ts'
import { Section } from './section.tsx'

/** How often it is looked whether a website was seen again, in milliseconds. */
const lookMs = 30_000

/** The websites that have the widget. */
export function SeenOn({ agentId }: { readonly agentId: number }) {
  const { data, error, refetch } = useQuery({ ...widgetSitesQuery(agentId), refetchInterval: lookMs })
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
                <Site site={site} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  )
}

function Site({ site: { host, seenAt, fault, faultAt } }: { readonly site: WidgetSite }) {
  const isWrongNow = faultAt !== null && (seenAt === null || seenAt < faultAt)
  const Icon = isWrongNow ? TriangleAlert : Globe
  return (
    <Flex gap="3" align="start">
      <Icon size={18} className="site-icon" aria-hidden />
      <div className="truncating">
        <Text as="p" size="2" weight="medium" className="wrap-anywhere">
          {seenAt === null ? (
            <>Never shown on {host}</>
          ) : (
            <>
              Seen on {host} <Time instant={seenAt} as="span" />
            </>
          )}
        </Text>
        {fault !== null && faultAt !== null && (
          <Text as="p" size="2" {...(isWrongNow ? { color: 'red' as const } : { color: 'gray' as const })}>
            {seenTexts.faults[fault]} (<Time instant={faultAt} as="span" />)
          </Text>
        )}
      </div>
    </Flex>
  )
}
