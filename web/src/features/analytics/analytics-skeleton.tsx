import './analytics-skeleton.css'
import { Flex, Grid, Skeleton } from '@radix-ui/themes'

/** Placeholders for the figures and the four daily charts. */
export function AnalyticsSkeleton() {
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
