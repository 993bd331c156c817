import { type BubbleAgent, type BubbleChoices, bubbleAttributes } from '../snippets/bubble-choices.ts'
import { scriptTag } from '../snippets/script-tag.ts'

/**
 * A sample website with the bubble, as HTML for a frame of this site. Shows the bubble for any choices, so it ignores
 * the path. Its address is sent with its requests to this server, which is how the chat recognizes a test by the owner.
 */
export function previewPage(origin: string, agent: BubbleAgent, choices: BubbleChoices): string {
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
