import { type ComponentType, lazy, Suspense } from 'react'
import type { ConversationMenuProps } from '../conversation-menu/conversation-menu.tsx'

/** Fetched only when opened; the chat works without it. */
const ConversationMenu = lazy<ComponentType<ConversationMenuProps>>(() =>
  import('./on-demand.ts').then(
    ({ ConversationMenu }) => ({ default: ConversationMenu }),
    () => ({ default: () => null }),
  ),
)

/** The open menu, once it is loaded. */
export function LazyConversationMenu(props: ConversationMenuProps) {
  return (
    <Suspense>
      <ConversationMenu {...props} />
    </Suspense>
  )
}
