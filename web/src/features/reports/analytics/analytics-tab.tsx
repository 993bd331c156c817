import { agentTexts } from '@parleykit/contract/agents/agent-texts'
import type { Agent } from '@parleykit/contract/agents/agents'
import { analyticsDays } from '@parleykit/contract/reports/analytics/analytics-period'
import { Button, Card, Flex, Grid, Heading, SegmentedControl, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { ChartColumn } from 'lucide-react'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { agentQuery } from '../../agents/queries.ts'
import { analyticsTexts } from './analytics-texts.ts'
import './analytics.css'
import './analytics-skeleton.css'
import { Skeleton } from '@radix-ui/themes'
import { ActionFigures } from './action-figures.tsx'
import { BusiestHours } from './busiest-hours.tsx'
import { DailyCharts } from './daily-charts.tsx'
import { DoubtfulAnswers } from './doubtful-answers.tsx'
import { type AnalyticsScope, dailyActivityQuery, doubtfulQuery, unansweredQuery } from './queries.ts'
import { StatRow } from './stat-row.tsx'
import { TopQuestions } from './top-questions.tsx'
import { UnansweredQuestions } from './unanswered-questions.tsx'

const route = getRouteApi('/dashboard/agents/$id')

/** What visitors did and asked. Loaded on demand, since its charts are larger than the rest of the screen. */
export default function AnalyticsTab({ agent }: { readonly agent: Agent }) {
  const { days = 30 } = route.useSearch()
  // The first conversation may have begun since the agent was fetched.
  const { data: known, isFetching } = useQuery({ ...agentQuery(agent.id), refetchOnMount: 'always' })
  if ((known ?? agent).conversationCount === 0) return isFetching ? <AnalyticsSkeleton /> : <NothingYet />
  return <Analytics agentId={agent.id} days={days} />
}

function Analytics(shown: AnalyticsScope) {
  const { data, isError, refetch } = useQuery(dailyActivityQuery(shown))
  // Its height depends on the number of questions, so content below would move when they load.
  const unanswered = useQuery(unansweredQuery(shown))
  const doubtful = useQuery(doubtfulQuery(shown))
  // The list refetches a failed query itself; unmounting the list meanwhile would refetch it forever.
  const isAwaited = ({ isPending, isFetched }: typeof unanswered | typeof doubtful) => isPending && !isFetched
  const isWaiting = isAwaited(unanswered) || isAwaited(doubtful) || (!data && !isError)
  return (
    <Flex direction="column" gap="4">
      <RangeSwitch {...shown} />
      {isWaiting ? (
        <AnalyticsSkeleton />
      ) : (
        <>
          {isError && <ErrorState text={analyticsTexts.loadFailed} onRetry={() => void refetch()} />}
          {data && <StatRow totals={data.totals} previous={data.previous} />}
          <UnansweredQuestions {...shown} />
          <DoubtfulAnswers {...shown} />
          {data && <DailyCharts days={data.days} />}
          <ActionFigures {...shown} />
          <Grid columns={{ initial: '1', md: '2' }} gap="4">
            <TopQuestions {...shown} />
            <BusiestHours {...shown} />
          </Grid>
        </>
      )}
    </Flex>
  )
}

function RangeSwitch({ days }: AnalyticsScope) {
  const navigate = useNavigate()
  function choose(value: string) {
    const chosen = analyticsDays.find((each) => String(each) === value)
    void navigate({
      to: '.',
      search: (search) => ({ ...search, days: chosen }),
      hash: true,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    })
  }
  return (
    <Flex align="center" justify="between" gap="3" wrap="wrap">
      <div>
        <Heading as="h2" size="4">
          Last {days} days
        </Heading>
        <Text as="p" size="2" color="gray">
          Compared with the {days} days before. Playground tests aren't included.
        </Text>
      </div>
      <SegmentedControl.Root value={String(days)} onValueChange={choose} aria-label="Period">
        {analyticsDays.map((each) => (
          <SegmentedControl.Item key={each} value={String(each)}>
            {each} days
          </SegmentedControl.Item>
        ))}
      </SegmentedControl.Root>
    </Flex>
  )
}

function NothingYet() {
  return (
    <Card>
      <EmptyState icon={<ChartColumn size={18} />} text={agentTexts.chartComingSoon}>
        <Text as="p" size="2" color="gray" align="center">
          {analyticsTexts.empty}
        </Text>
        <Button variant="soft" asChild>
          <a href="#connect">Share your agent</a>
        </Button>
      </EmptyState>
    </Card>
  )
}

/** Placeholders for the figures and the four daily charts. */
function AnalyticsSkeleton() {
  return (
    <Flex direction="column" gap="4" role="status" aria-label="Loading">
      <Skeleton className="stat-row-skeleton" />
      <Grid columns={{ initial: '1', md: '2' }} gap="4">
        {['conversations', 'messages', 'answers', 'thumbs'].map((name) => (
          <Skeleton key={name} className="chart-skeleton" />
        ))}
      </Grid>
    </Flex>
  )
}
