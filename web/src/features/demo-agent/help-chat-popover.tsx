import { demoAgentFace, demoAgentId, demoAgentTitle } from '@parleykit/contract/demo-agent/demo-agent'
import { Link, Popover } from '@radix-ui/themes'
import { useEffect, useRef } from 'react'
import type { PopupProps } from '../../ui/lazy-popup.tsx'
import './demo-agent.css'

/** The chat with the product's own agent, and a link to the documentation. */
export default function HelpChatPopover({ trigger, open, onOpenChange }: PopupProps) {
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Trigger>{trigger}</Popover.Trigger>
      <Popover.Content
        aria-label={demoAgentTitle}
        align="end"
        width="400px"
        maxWidth="calc(100vw - 32px)"
        className="help"
      >
        <HelpChat onClose={() => onOpenChange(false)} />
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
    function hear({ source, origin, data }: MessageEvent) {
      const isFrame = source === frame.current?.contentWindow && origin === window.location.origin
      if (isFrame && data?.type === 'kit-embed-close') onClose()
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
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
