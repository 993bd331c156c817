import { Button, Flex, Heading, ScrollArea, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { type MouseEvent, useEffect } from 'react'
import { AlertSwitches } from '../support/live-handoff/alert-switches.tsx'
import { ActivityList } from '../workspaces/activity/activity-list.tsx'
import { dashboardTexts } from '../workspaces/activity/dashboard-texts.ts'
import { recentActivitiesQuery } from '../workspaces/activity/queries.ts'
import { orderNotifications } from './order-notifications.ts'
import { useReadMark } from './read-mark.ts'

/** The newest activities, those unread in this browser first, and the browser's alert settings. */
export function NotificationPanel({ onFollow }: { readonly onFollow: () => void }) {
  const { data: activities = [], refetch } = useQuery(recentActivitiesQuery)
  const { newestRead, markRead } = useReadMark()
  const newest = Math.max(0, ...activities.map(({ id }) => id))
  useEffect(() => void refetch(), [refetch])

  function readAll(event: MouseEvent) {
    // The button disappears; the list keeps the focus.
    event.currentTarget.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true })
    markRead(newest)
  }

  return (
    <>
      <Flex align="center" justify="between" mb="2">
        <Heading as="h2" size="3">
          Notifications
        </Heading>
        {newest > newestRead && (
          <Button variant="ghost" size="1" onClick={readAll}>
            Mark all read
          </Button>
        )}
      </Flex>
      {activities.length === 0 ? (
        <Text as="p" size="2" color="gray">
          {dashboardTexts.noActivity}
        </Text>
      ) : (
        <ScrollArea scrollbars="vertical" className="notification-list">
          <ActivityList
            activities={orderNotifications(activities, newestRead)}
            newestRead={newestRead}
            onFollow={onFollow}
          />
        </ScrollArea>
      )}
      <AlertSwitches />
    </>
  )
}
