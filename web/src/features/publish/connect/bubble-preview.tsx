import type { Agent } from '@parleykit/contract/agents'
import { Flex, Text } from '@radix-ui/themes'
import { useState } from 'react'
import { useDebouncedValue } from '../../../ui/use-debounced-value.ts'
import type { BubbleChoices } from '../snippets/bubble-choices.ts'
import { previewPage } from './preview-page.ts'

/** How long somebody has stopped typing before the page is loaded again, in milliseconds. */
const settledMs = 400

interface BubblePreviewProps {
  readonly agent: Agent
  readonly choices: BubbleChoices
}

/** The bubble itself on a page around it, loaded anew with every choice. */
export function BubblePreview({ agent, choices }: BubblePreviewProps) {
  const page = useDebouncedValue(previewPage(window.location.origin, agent, choices), settledMs)
  return (
    <Flex direction="column" gap="2" className="preview-place">
      <Text as="p" size="2" weight="medium">
        Preview
      </Text>
      {/* Websites are white in any theme: in a window of its own it is seen that this is one. */}
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
 * The page is made here and of this origin, as the chat in it must be to know its owner: a sandbox that allows that and
 * scripts keeps nothing in, and browsers warn of it. A chat that opens by itself takes the focus, so nobody who chooses
 * something may be robbed of theirs.
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
