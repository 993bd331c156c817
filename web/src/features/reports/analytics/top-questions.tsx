import { Flex, Skeleton, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { ChartCard } from '../../../ui/chart/chart-card.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { analyticsTexts } from './analytics-texts.ts'
import { DataAge } from './data-age.tsx'
import { percentage } from './figures.ts'
import { type AnalyticsScope, topQuestionsQuery } from './queries.ts'

/** The most frequent questions, with the share of refusals. */
export function TopQuestions(shown: AnalyticsScope) {
  const { data, isError, refetch } = useQuery(topQuestionsQuery(shown))
  const questions = data?.questions
  const most = questions?.[0]?.asked ?? 1
  return (
    <ChartCard
      title="Top questions"
      summary={
        <>
          {questions?.length === 0 ? analyticsTexts.noQuestions : 'Times asked'}
          <DataAge instant={data?.countedAt} />
        </>
      }
    >
      {isError && <ErrorState text={analyticsTexts.loadFailed} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton height="380px" />}
      <ol className="plain-list top-questions">
        {questions?.map(({ question, asked, refused }) => (
          <li key={question}>
            <Flex justify="between" gap="3">
              <Text size="2" dir="auto" truncate title={question}>
                {question}
              </Text>
              <Text size="2" className="tabular no-wrap">
                {refused > 0 && <Text color="gray">{percentage(refused / asked, 0)} refused · </Text>}
                {asked.toLocaleString()}
              </Text>
            </Flex>
            <div aria-hidden className="share-bar">
              <span style={{ width: `${(asked / most) * 100}%` }} />
            </div>
          </li>
        ))}
      </ol>
    </ChartCard>
  )
}
