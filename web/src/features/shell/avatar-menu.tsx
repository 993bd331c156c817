import { Avatar, Box, Text } from '@radix-ui/themes'
import { leaveFocusOnContent } from '../../ui/focus-content.ts'
import { PopupMenu } from '../../ui/popup-menu.tsx'
import { useAuth } from '../auth/auth-context.ts'
import { AccountItems } from './account-items.tsx'
import { initialsOf } from './initials.ts'

/** The signed-in user, their workspaces, and links. */
export function AvatarMenu() {
  const { user } = useAuth()
  return (
    <Box display={{ initial: 'none', sm: 'block' }}>
      <PopupMenu
        trigger={
          <button type="button" className="avatar-button" aria-label="Account">
            <Avatar size="2" radius="full" fallback={initialsOf(user?.username)} />
          </button>
        }
        className="account-menu"
        onCloseAutoFocus={leaveFocusOnContent}
      >
        <Box px="5" py="2">
          <Text as="div" size="2" weight="medium" truncate>
            {user?.username}
          </Text>
          <Text as="div" size="1" color="gray" truncate>
            {user?.email}
          </Text>
        </Box>
        <AccountItems settings="/dashboard/profile" />
      </PopupMenu>
    </Box>
  )
}
