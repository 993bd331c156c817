import { Card, Flex, Heading, Link, Skeleton, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from '@tanstack/react-router'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { ActivityList } from '../../workspaces/activity/activity-list.tsx'
import { dashboardTexts } from '../../workspaces/activity/dashboard-texts.ts'
import { groupSimilar } from '../../workspaces/activity/group-similar.ts'
import { recentActivitiesQuery } from '../../workspaces/activity/queries.ts'

/** As many as fit next to the usage; the notifications list them all. */
const shown = 6

export function RecentActivity() {
  const { data: activities, isError, refetch } = useQuery(recentActivitiesQuery)
  return (
    <Flex direction="column" gap="3" asChild>
      <section aria-labelledby="recent-activity">
        <Flex align="baseline" justify="between" gap="3">
          <Heading as="h2" size="4" id="recent-activity">
            Recent Activity
          </Heading>
          <Link asChild size="2">
            <RouterLink to="/">{dashboardTexts.viewAllActivity}</RouterLink>
          </Link>
        </Flex>
        {isError ? (
          <ErrorState text="The recent activity couldn't be loaded." onRetry={() => void refetch()} />
        ) : (
          <Card size="2">
            {!activities && <Skeleton height="120px" />}
            {activities?.length === 0 && (
              <Text as="p" size="2" color="gray">
                {dashboardTexts.noActivity}
              </Text>
            )}
            {activities && activities.length > 0 && (
              <ActivityList activities={groupSimilar(activities).slice(0, shown)} />
            )}
          </Card>
        )}
      </section>
    </Flex>
  )
}
