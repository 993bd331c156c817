import { lazy, Suspense } from 'react'
import type { ConversationMenuProps } from '../conversation-menu/conversation-menu.tsx'

/** Fetched only when opened. */
const ConversationMenu = lazy(() =>
  import('./on-demand.ts').then(({ ConversationMenu }) => ({ default: ConversationMenu })),
)

/** The open menu, once it is loaded. */
export function LazyConversationMenu(props: ConversationMenuProps) {
  return (
    <Suspense>
      <ConversationMenu {...props} />
    </Suspense>
  )
}
