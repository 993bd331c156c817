import { IconButton } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { CircleHelp } from 'lucide-react'
import { LazyPopup } from '../../ui/lazy-popup.tsx'
import { demoAgentQuery } from './queries.ts'

const loadChat = () => import('./help-chat-popover.tsx')

/** Answers questions about the product with its own agent; nothing if there is none. */
export function HelpPopover() {
  const { data } = useQuery(demoAgentQuery)
  if (!data?.agent) return null
  return (
    <LazyPopup
      kind="dialog"
      load={loadChat}
      given={{}}
      trigger={
        <IconButton variant="ghost" color="gray" size="3" aria-label="Help">
          <CircleHelp size={18} />
        </IconButton>
      }
    />
  )
}
