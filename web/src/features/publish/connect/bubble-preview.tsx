import type { Agent } from '@parleykit/contract/agents/agents'
import { Flex, Text } from '@radix-ui/themes'
import { useState } from 'react'
import { useDebouncedValue } from '../../../ui/use-debounced-value.ts'
import type { BubbleChoices } from '../snippets/bubble-choices.ts'
import { previewPage } from './preview-page.ts'

/** Pause in typing before the page reloads, in milliseconds. */
const settledMs = 400

interface BubblePreviewProps {
  readonly agent: Agent
  readonly choices: BubbleChoices
}

/** The real bubble on a sample page, reloaded with every change. */
export function BubblePreview({ agent, choices }: BubblePreviewProps) {
  const page = useDebouncedValue(previewPage(window.location.origin, agent, choices), settledMs)
  return (
    <Flex direction="column" gap="2" className="preview-place">
      <Text as="p" size="2" weight="medium">
        Preview
      </Text>
      {/* Websites are white in any theme, so a window frame shows that this is one. */}
      <div className="preview-window">
        <div className="preview-bar" aria-hidden>
          <i />
          <i />
          <i />
        </div>
        <PreviewFrame key={page} name={agent.name} page={page} />
      </div>
      <Text as="p" size="1" color="gray">
        This is the real chat, so try it out. Messages here are tests and use no credits.
      </Text>
    </Flex>
  )
}

/**
 * The page is generated here with this origin, which the chat in it needs to recognize its owner. A sandbox that allows
 * this and scripts would isolate nothing, and browsers warn of it. A chat that opens by itself takes the focus, so the
 * frame is inert while it loads.
 */
function PreviewFrame({ name, page }: { readonly name: string; readonly page: string }) {
  const [isLoading, setIsLoading] = useState(true)
  return (
    <iframe
      className="bubble-preview"
      title={`Preview of the chat bubble of ${name}`}
      srcDoc={page}
      inert={isLoading}
      onLoad={() => setIsLoading(false)}
    />
  )
}
