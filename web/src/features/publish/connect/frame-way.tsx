import type { IntegratedAgent } from '../integration/integrated-agent.ts'
import { iframeSnippet, playgroundPath } from '../snippets/addresses.ts'
import { Snippet } from '../snippets/snippet.tsx'
import { Section } from './section.tsx'

/** The chat embedded in a page. */
export function FrameWay({ agent, addresses }: IntegratedAgent) {
  return (
    <Section
      title="Inside a page"
      help="Paste this into your page's HTML where the chat should be. It is as wide as its place and 600 px high."
    >
      <div className="with-preview">
        <Snippet code={iframeSnippet(addresses.server, agent)} copyLabel="Copy HTML" />
        <iframe
          className="frame-preview"
          src={playgroundPath(agent.publicId)}
          title={`Preview of the chat with ${agent.name}`}
          height={600}
        />
      </div>
    </Section>
  )
}
