import type { Agent } from '@parleykit/contract/agents'
import { integrationTexts } from '@parleykit/contract/owner-texts'
import { Button, Code, Flex, Heading, Text } from '@radix-ui/themes'
import { Code2, ExternalLink } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Needs } from '../workspaces/needs.tsx'
import { AccessNotices } from './access-notices.tsx'
import { iframeSnippet, publicPageUrl } from './addresses.ts'
import { PrivateLink } from './private-link.tsx'
import './publish.css'

const IntegrationDialog = lazy(() => import('./integration-dialog.tsx'))

/** How visitors get to the agent. */
export function ConnectTab({ agent }: { readonly agent: Agent }) {
  const [integrating, setIntegrating] = useState(false)
  const { origin } = window.location
  const link = publicPageUrl(origin, agent.publicId)
  const frame = iframeSnippet(origin, agent)
  return (
    <Flex direction="column" gap="6" className="reading-width">
      <AccessNotices agent={agent} />
      {agent.visibility === 'key_required' ? (
        <section>
          <Heading as="h2" size="4" mb="1">
            Private link
          </Heading>
          <PrivateLink agent={agent} server={origin} />
        </section>
      ) : (
        <Way
          title="Direct link"
          text="The agent's own page. Good for social sharing, email campaigns, QR codes and testing."
          code={link}
        >
          <CopyButton text={link} label="Copy link" />
          <Button variant="soft" color="gray" asChild>
            <a href={link} target="_blank" rel="noreferrer">
              <ExternalLink size={16} /> Open page
            </a>
          </Button>
        </Way>
      )}
      <Way
        title="Inside a page"
        text="Paste this into your page's HTML where the chat should be. It is as wide as its place and 600 px high."
        code={frame}
      >
        <CopyButton text={frame} label="Copy HTML" />
      </Way>
      <Needs least="editor">
        <div>
          <Button onClick={() => setIntegrating(true)}>
            <Code2 size={16} /> {integrationTexts.open}
          </Button>
        </div>
      </Needs>
      {integrating && (
        <Suspense>
          <IntegrationDialog agent={agent} onClose={() => setIntegrating(false)} />
        </Suspense>
      )}
    </Flex>
  )
}

interface WayProps {
  readonly title: string
  readonly text: string
  readonly code: string
  readonly children: ReactNode
}

function Way({ title, text, code, children }: WayProps) {
  return (
    <section>
      <Heading as="h2" size="4" mb="1">
        {title}
      </Heading>
      <Text as="p" size="2" color="gray" mb="3">
        {text}
      </Text>
      <Code variant="soft" color="gray" className="snippet" tabIndex={0}>
        {code}
      </Code>
      <Flex gap="3" mt="3" wrap="wrap">
        {children}
      </Flex>
    </section>
  )
}
