import type { Agent } from '@parleykit/contract/agents/agents'
import type { AppearanceCommand, FrameMessage } from '@parleykit/contract/publish/widget'
import { Flex, SegmentedControl, Text } from '@radix-ui/themes'
import { memo, useEffect, useRef, useState } from 'react'
import { useFieldValue } from '../../../ui/form/use-form.ts'
import { lookPath } from '../../publish/snippets/addresses.ts'
import type { SettingsFormState } from './agent-form.ts'
import { toAgentAppearance } from './to-agent-appearance.ts'
import './chat-preview.css'

const typingPauseMs = 120

interface ChatPreviewProps {
  readonly agent: Agent
  readonly form: SettingsFormState
}

/** A preview of the chat with the form's unsaved values. */
export const ChatPreview = memo(function ChatPreview({ agent, form }: ChatPreviewProps) {
  const [view, setView] = useState('start')
  const name = useFieldValue({ form, name: 'name' })
  const tagline = useFieldValue({ form, name: 'tagline' })
  const brandColor = useFieldValue({ form, name: 'brandColor' })
  const theme = useFieldValue({ form, name: 'theme' })
  const greeting = useFieldValue({ form, name: 'greeting' })
  const starterPrompts = useFieldValue({ form, name: 'starterPrompts' })
  const written = { name, tagline, brandColor, theme, greeting, starterPrompts }
  const look = toAgentAppearance(agent, written, view === 'conversation')
  return (
    <Flex direction="column" gap="3" className="chat-preview">
      <SegmentedControl.Root size="2" value={view} onValueChange={setView} aria-label="Preview">
        <SegmentedControl.Item value="start">Before the chat</SegmentedControl.Item>
        <SegmentedControl.Item value="conversation">In the chat</SegmentedControl.Item>
      </SegmentedControl.Root>
      <LookFrame publicId={agent.publicId} command={{ type: 'kit-embed-look', look }} />
      <Text as="p" size="1" color="gray">
        How it'll look after you save. Try it in the Playground.
      </Text>
    </Flex>
  )
})

interface LookFrameProps {
  readonly publicId: string
  readonly command: AppearanceCommand
}

/** The chat's own page with `look=1`, which shows the look that this page sends. */
function LookFrame({ publicId, command }: LookFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const latest = useRef(command)
  const said = JSON.stringify(command)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `said` identifies the command, which is a new object with every render
  useEffect(() => {
    latest.current = command
    // The chat renders on the same thread, so it updates only when the user pauses typing.
    const pause = setTimeout(
      () => frame.current?.contentWindow?.postMessage(command, window.location.origin),
      typingPauseMs,
    )
    return () => clearTimeout(pause)
  }, [said])

  useEffect(() => {
    function answer({ source, data }: MessageEvent<FrameMessage | null>) {
      const page = frame.current?.contentWindow
      if (page && source === page && data?.type === 'kit-embed-look-wanted')
        page.postMessage(latest.current, window.location.origin)
    }
    window.addEventListener('message', answer)
    return () => window.removeEventListener('message', answer)
  }, [])

  return <iframe ref={frame} className="chat-preview-frame" src={lookPath(publicId)} title="Chat preview" />
}
