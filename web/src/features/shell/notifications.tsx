import { IconButton } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { LazyPopup } from '../../ui/lazy-popup.tsx'
import { recentActivitiesQuery } from '../activity/queries.ts'
import { useReadMark } from './read-mark.ts'

const loadPopover = () => import('./notification-popover.tsx')

/** The newest activities; a dot shows that some are unread in this browser. */
export function Notifications() {
  const { data: activities = [] } = useQuery(recentActivitiesQuery)
  const { newestRead } = useReadMark()
  const hasUnread = activities.some(({ id }) => id > newestRead)
  return (
    <LazyPopup
      kind="dialog"
      load={loadPopover}
      given={{}}
      trigger={
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
      }
    />
  )
}
