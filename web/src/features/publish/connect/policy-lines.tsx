import { Link } from '@radix-ui/themes'
import type { ConnectProps } from '../connect-dialog/connect-props.ts'
import { cspSources } from '../snippets/addresses.ts'
import { Snippet } from '../snippets/snippet.tsx'
import { ConnectSection } from './connect-section.tsx'

/** The sources that a website's Content-Security-Policy must allow for the bubble. */
export function PolicyLines({ addresses }: Pick<ConnectProps, 'addresses'>) {
  return (
    <ConnectSection
      title="Does your website use a Content-Security-Policy?"
      help={
        <>
          Add these two lines. For more options, see the{' '}
          <Link
            href="/api-docs#the-chat-bubble"
            color="iris"
            target="_blank"
            rel="noreferrer"
            underline="always"
          >
            API Documentation
          </Link>
          .
        </>
      }
    >
      <div className="reading-width">
        <Snippet code={cspSources(addresses)} copyLabel="Copy policy" />
      </div>
    </ConnectSection>
  )
}
