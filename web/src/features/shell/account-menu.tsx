import { Box, Text } from '@radix-ui/themes'
import { leaveFocusOnContent } from '../../ui/focus-content.ts'
import type { PopupProps } from '../../ui/lazy-popup.tsx'
import { PopupMenu } from '../../ui/popup-menu.tsx'
import { useAuth } from '../auth/auth-context.ts'
import { AccountItems } from './account-items.tsx'

/** The signed-in user, their workspaces, and links. */
export default function AccountMenu(popup: PopupProps) {
  const { user } = useAuth()
  return (
    <PopupMenu {...popup} className="account-menu" onCloseAutoFocus={leaveFocusOnContent}>
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
  )
}
