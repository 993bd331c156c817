import type { Agent } from '@parleykit/contract/agents'
import { agentTexts } from '@parleykit/contract/owner-texts'
import { Text } from '@radix-ui/themes'
import { playgroundPath } from './snippets/addresses.ts'
import './snippets/publish.css'

/** The public chat in a frame; what is said here is a test. */
export function PlaygroundTab({ agent }: { readonly agent: Agent }) {
  if (!agent.publicId) return <Text as="p">{agentTexts.noPublicPage}</Text>
  return (
    <iframe
      className="playground"
      src={playgroundPath(agent.publicId)}
      title={`Playground of ${agent.name}`}
      width={450}
      height={700}
    />
  )
}
