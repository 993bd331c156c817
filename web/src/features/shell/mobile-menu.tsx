import { Flex, IconButton } from '@radix-ui/themes'
import { Menu } from 'lucide-react'
import { LazyPopup } from '../../ui/lazy-popup.tsx'

const loadMenu = () => import('./mobile-account-menu.tsx')

/** Replaces the avatar menu on small screens. */
export function MobileMenu() {
  return (
    <Flex display={{ initial: 'flex', sm: 'none' }}>
      <LazyPopup
        kind="menu"
        load={loadMenu}
        given={{}}
        trigger={
          <IconButton variant="ghost" color="gray" size="3" aria-label="Menu">
            <Menu size={20} />
          </IconButton>
        }
      />
    </Flex>
  )
}
