import type { Agent } from '@parleykit/contract/agents/agents'
import { Flex, Skeleton, Tabs } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { afterPaint } from '../../ui/after-paint.ts'
import { fetchModule } from '../../ui/fetch-module.ts'
import { lazyPlace } from '../../ui/lazy-place.tsx'
import { Needs, useMayAct } from '../workspaces/needs.tsx'
import { AccessNotices } from './access/access-notices.tsx'
import { InstallCheck } from './connect/install-check.tsx'
import { publicAddressesQuery } from './connect/queries.ts'
import { SeenOn } from './connect/seen-on.tsx'
import { Ways } from './connect/ways.tsx'
import { connectPartTexts } from './texts/connect-texts.ts'
import './snippets/publish.css'

const loadForDevelopers = () => import('./for-developers.tsx')
const ForDevelopers = lazyPlace(
  loadForDevelopers,
  ({ ForDevelopers }) => ForDevelopers,
  <Skeleton height="640px" />,
)
/** If this fails, the section itself shows the error once it is opened. */
const foresee = () => afterPaint(() => void fetchModule(loadForDevelopers).catch(() => undefined))

/** The ways to reach the agent and the code for each. The part for developers loads separately. */
export default function ConnectTab({ agent }: { readonly agent: Agent }) {
  const [part, setPart] = useState('visitors')
  const seesKeys = useMayAct('editor')
  const { data, isError } = useQuery(publicAddressesQuery)
  const here = window.location.origin
  // Without a response the address of this page is the best guess.
  const addresses = data ?? (isError ? { server: here, widget: here } : undefined)
  if (!addresses) return <Skeleton height="640px" />
  const forVisitors = <ForVisitors agent={agent} addresses={addresses} />
  return (
    <Flex direction="column" gap="5">
      <AccessNotices agent={agent} />
      {seesKeys ? (
        <Tabs.Root value={part} onValueChange={setPart}>
          <Tabs.List mb="3" aria-label={connectPartTexts.label}>
            <Tabs.Trigger value="visitors">{connectPartTexts.visitors}</Tabs.Trigger>
            <Tabs.Trigger value="developers" onPointerEnter={foresee} onFocus={foresee}>
              {connectPartTexts.developers}
            </Tabs.Trigger>
          </Tabs.List>
          {/* Stays mounted to keep the choices for the bubble. */}
          <Tabs.Content value="visitors" forceMount hidden={part !== 'visitors'}>
            {forVisitors}
          </Tabs.Content>
          <Tabs.Content value="developers">
            <ForDevelopers agent={agent} addresses={addresses} />
          </Tabs.Content>
        </Tabs.Root>
      ) : (
        forVisitors
      )}
    </Flex>
  )
}

function ForVisitors({ agent, addresses }: ComponentProps<typeof Ways>) {
  return (
    <Flex direction="column" gap="7">
      <Ways agent={agent} addresses={addresses} />
      <Needs least="editor">
        <InstallCheck agentId={agent.id} />
      </Needs>
      <SeenOn agent={agent} />
    </Flex>
  )
}
