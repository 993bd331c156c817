import { Avatar, Box } from '@radix-ui/themes'
import { LazyPopup } from '../../ui/lazy-popup.tsx'
import { useAuth } from '../auth/auth-context.ts'
import { initialsOf } from './initials.ts'

const loadMenu = () => import('./account-menu.tsx')

export function AvatarMenu() {
  const { user } = useAuth()
  return (
    <Box display={{ initial: 'none', sm: 'block' }}>
      <LazyPopup
        kind="menu"
        load={loadMenu}
        given={{}}
        trigger={
          <button type="button" className="avatar-button" aria-label="Account">
            <Avatar size="2" radius="full" fallback={initialsOf(user?.username)} />
          </button>
        }
      />
    </Box>
  )
}
