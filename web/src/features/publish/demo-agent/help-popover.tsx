import { demoAgentFace, demoAgentId, demoAgentTitle } from '@parleykit/contract/publish/demo-agent/demo-agent'
import { IconButton, Link, Popover } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { CircleHelp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import './demo-agent.css'
import { demoAgentQuery } from './queries.ts'

/** The chat with the product's own agent, and a link to the documentation; nothing if there is no such agent. */
export function HelpPopover() {
  const { data } = useQuery(demoAgentQuery)
  const [open, setOpen] = useState(false)
  if (!data?.agent) return null
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger>
        <IconButton variant="ghost" color="gray" size="3" aria-label="Help">
          <CircleHelp size={18} />
        </IconButton>
      </Popover.Trigger>
      <Popover.Content
        aria-label={demoAgentTitle}
        align="end"
        width="400px"
        maxWidth="calc(100vw - 32px)"
        className="help"
      >
        <HelpChat onClose={() => setOpen(false)} />
        <Link href="/api-docs" target="_blank" size="2" className="help-link">
          API documentation
        </Link>
      </Popover.Content>
    </Popover.Root>
  )
}

function HelpChat({ onClose }: { readonly onClose: () => void }) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    // Only the frame receives Escape pressed in it, so it sends a message.
    function onMessage({ source, origin, data }: MessageEvent) {
      const isFrame = source === frame.current?.contentWindow && origin === window.location.origin
      if (isFrame && data?.type === 'kit-embed-close') onClose()
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [onClose])
  return (
    <iframe
      ref={frame}
      src={`/bot/${demoAgentId}?embed=1`}
      title={`Chat with ${demoAgentFace.name}`}
      className="help-chat"
    />
  )
}
