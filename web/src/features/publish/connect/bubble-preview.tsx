import type { Agent } from '@parleykit/contract/agents/agents'
import { Flex, Text } from '@radix-ui/themes'
import { useState } from 'react'
import { useDebouncedValue } from '../../../ui/timing/use-debounced-value.ts'
import type { BubbleAgent, BubbleChoices } from '../snippets/bubble-choices.ts'
import { bubbleAttributes } from '../snippets/bubble-choices.ts'
import { scriptTag } from '../snippets/script-tag.ts'

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

/**
 * A sample website with the bubble, as HTML for a frame of this site. Shows the bubble for any choices, so it ignores
 * the path. Its address is sent with its requests to this server, which is how the chat recognizes a test by the owner.
 */
function previewPage(origin: string, agent: BubbleAgent, choices: BubbleChoices): string {
  const addresses = { server: origin, widget: origin }
  const attributes = bubbleAttributes(addresses, agent, { ...choices, isOnOnePath: false })
  const tag = scriptTag({ ...attributes, src: `${attributes.src}&preview=1` })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="referrer" content="same-origin">
<title>Your website</title>
<style>${styles}</style>
<section aria-label="Your website">
<h1>Your website</h1><p></p><p></p><p></p><div></div><p></p><p></p><p></p>
</section>
${tag}
</html>`
}

const styles = `
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #60646c; background: #fff; }
section { padding: 24px; }
h1 { margin: 0 0 24px; font-size: 24px; color: #1c2024; }
p { height: 12px; margin: 0 0 12px; border-radius: 6px; background: #f0f0f3; }
p:nth-of-type(3n) { width: 60%; margin-bottom: 24px; }
div { height: 120px; margin-bottom: 24px; border-radius: 8px; background: #f0f0f3; }
`
