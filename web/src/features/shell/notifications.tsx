import { IconButton, Popover, Skeleton } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'
import { keepFocusOnContent } from '../../ui/navigation/focus-content.ts'
import { recentActivitiesQuery } from '../workspaces/activity/queries.ts'
import { useReadMark } from './read-mark.ts'

const NotificationPanel = lazyComponent(
  () => import('./notification-panel.tsx'),
  ({ NotificationPanel }) => NotificationPanel,
  <Skeleton height="240px" />,
)

/** The newest activities; a dot shows that some are unread in this browser. */
export function Notifications() {
  const { data: activities = [] } = useQuery(recentActivitiesQuery)
  const { newestRead } = useReadMark()
  const hasUnread = activities.some(({ id }) => id > newestRead)
  const [open, setOpen] = useState(false)
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger>
        <IconButton
          variant="ghost"
          color="gray"
          size="3"
          aria-label={hasUnread ? 'Notifications, some unread' : 'Notifications'}
          className="bell"
          data-unread={hasUnread}
        >
          <Bell size={18} />
        </IconButton>
      </Popover.Trigger>
      <Popover.Content
        onCloseAutoFocus={keepFocusOnContent}
        aria-label="Notifications"
        align="end"
        width="380px"
        maxWidth="calc(100vw - 32px)"
      >
        <NotificationPanel onFollow={() => setOpen(false)} />
      </Popover.Content>
    </Popover.Root>
  )
}
