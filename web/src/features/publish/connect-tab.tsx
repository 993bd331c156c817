import type { Agent } from '@parleykit/contract/agents'
import { integrationTexts } from '@parleykit/contract/connect-texts'
import { Badge, Button, Flex, RadioCards, Skeleton, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Code2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { WebhooksSetting } from '../webhooks/webhooks-setting.tsx'
import { Needs } from '../workspaces/needs.tsx'
import { AccessNotices } from './access/access-notices.tsx'
import { ApiCalls } from './connect/api-calls.tsx'
import { BubbleWay } from './connect/bubble-way.tsx'
import { FrameWay } from './connect/frame-way.tsx'
import { IdentitySetting } from './connect/identity-setting.tsx'
import { InstallCheck } from './connect/install-check.tsx'
import { OtherTools } from './connect/other-tools.tsx'
import { publicAddressesQuery } from './connect/queries.ts'
import { SeenOn } from './connect/seen-on.tsx'
import './snippets/publish.css'

const LinkWay = lazy(() => import('./connect/link-way.tsx').then(({ LinkWay }) => ({ default: LinkWay })))
const IntegrationDialog = lazy(() => import('./integration-dialog.tsx'))

const ways = [
  { name: 'bubble', title: 'Chat bubble', help: 'In a corner of your pages' },
  { name: 'frame', title: 'Iframe', help: 'A frame in one of your pages, with the chat in it' },
  { name: 'link', title: 'Direct link', help: 'A page of its own, with a QR code' },
] as const

/** How visitors get to the agent, and what puts it where they are. */
export default function ConnectTab({ agent }: { readonly agent: Agent }) {
  const [way, setWay] = useState<string>('bubble')
  const [isIntegrating, setIsIntegrating] = useState(false)
  const { data, isError } = useQuery(publicAddressesQuery)
  const here = window.location.origin
  // Without an answer the address of this page is the best guess.
  const addresses = data ?? (isError ? { server: here, widget: here } : undefined)
  if (!addresses) return <Skeleton height="640px" />
  return (
    <Flex direction="column" gap="7">
      <AccessNotices agent={agent} />
      <RadioCards.Root
        value={way}
        onValueChange={setWay}
        columns={{ initial: '1', sm: '3' }}
        gap="3"
        aria-label="How visitors reach the agent"
      >
        {ways.map(({ name, title, help }) => (
          <RadioCards.Item key={name} value={name}>
            <Flex direction="column" gap="1" width="100%">
              <Flex align="center" gap="2" wrap="wrap">
                <Text weight="medium">{title}</Text>
                {name === 'bubble' && <Badge>{integrationTexts.recommended}</Badge>}
              </Flex>
              <Text size="2" color="gray">
                {help}
              </Text>
            </Flex>
          </RadioCards.Item>
        ))}
      </RadioCards.Root>
      {way === 'bubble' && <BubbleWay agent={agent} addresses={addresses} />}
      {way === 'frame' && <FrameWay agent={agent} addresses={addresses} />}
      {way === 'link' && (
        <Suspense fallback={<Skeleton height="480px" />}>
          <LinkWay agent={agent} addresses={addresses} />
        </Suspense>
      )}
      <Needs least="editor">
        <InstallCheck agentId={agent.id} />
      </Needs>
      <SeenOn agent={agent} />
      <Needs least="editor">
        <ApiCalls agent={agent} addresses={addresses} />
        <OtherTools agent={agent} addresses={addresses} />
        <IdentitySetting agent={agent} />
        <WebhooksSetting agentId={agent.id} />
        <div>
          <Button variant="soft" onClick={() => setIsIntegrating(true)}>
            <Code2 size={16} /> {integrationTexts.open}
          </Button>
        </div>
      </Needs>
      {isIntegrating && (
        <Suspense>
          <IntegrationDialog agent={agent} onClose={() => setIsIntegrating(false)} />
        </Suspense>
      )}
    </Flex>
  )
}
