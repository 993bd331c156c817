import { Link } from '@radix-ui/themes'
import type { ConnectProps } from '../connect-dialog/connect-props.ts'
import { choicesOf, sendExamples } from '../examples/examples.ts'
import { CodeChoice } from './code-choice.tsx'
import { ConnectSection } from './connect-section.tsx'

/** API calls to the agent. */
export function ApiCalls({ agent: { publicId, apiKey }, addresses: { server } }: ConnectProps) {
  const items = choicesOf(sendExamples, { server, publicId, apiKey })
  return (
    <ConnectSection
      title="Use the API"
      help={
        <>
          Copy and run these as they are. To continue a conversation or to stream an answer, see the{' '}
          <Link href="/api-docs" color="iris" target="_blank" rel="noreferrer" underline="always">
            API Documentation
          </Link>
          .
        </>
      }
    >
      <div className="reading-width">
        <CodeChoice label="Languages" items={items} />
      </div>
    </ConnectSection>
  )
}
