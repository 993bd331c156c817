import type { Agent } from '@parleykit/contract/agents'
import { Box, Flex, Skeleton, Tabs } from '@radix-ui/themes'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { UnsavedGuard } from '../../ui/unsaved-guard.tsx'
import { SettingsTab } from '../agent-settings/settings-tab.tsx'
import { AnalyticsSkeleton } from '../analytics/analytics-skeleton.tsx'
import { ActivityTab } from '../conversations/activity-tab.tsx'
import { useUploads } from '../knowledge/uploads.ts'
import { useTextForm } from '../knowledge/use-text-form.ts'
import { PlaygroundTab } from '../publish/playground-tab.tsx'
import { TrainControl } from '../training/train-control.tsx'
import { useScrape } from '../websites/use-scrape.ts'
import { KnowledgeTab } from './knowledge-tab.tsx'
import { type AgentTab, agentTabs, tabOfHash } from './tab-of-hash.ts'

const loadAnalytics = () => import('../analytics/analytics-tab.tsx')
const AnalyticsTab = lazy(loadAnalytics)
const loadConnect = () => import('../publish/connect-tab.tsx')
const ConnectTab = lazy(loadConnect)
/** Tabs that are fetched when somebody is about to open them. */
const loads: Partial<Record<AgentTab, () => Promise<unknown>>> = {
  analytics: loadAnalytics,
  connect: loadConnect,
}

const textLost = "The text that you were writing isn't part of the knowledge yet. It is lost when you leave."
const uploadsLost = 'Files are still being uploaded. Those that are not done are lost when you leave.'

interface AgentTabsProps {
  readonly agent: Agent
  /** Whether the Train control stands beside them. */
  readonly hasTrainControl: boolean
}

/** The agent's six tabs, kept in the URL's hash. */
export function AgentTabs({ agent, hasTrainControl }: AgentTabsProps) {
  const tab = useLocation({ select: ({ hash }) => tabOfHash(hash) })
  const navigate = useNavigate()
  const uploads = useUploads()
  const textForm = useTextForm()
  const scrape = useScrape(agent.id)

  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector(`[data-tab="${tab}"]`)?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [tab])

  const isUploading = uploads.list.some(({ state }) => state !== 'failed')

  function open(next: string) {
    void navigate({ to: '.', search: true, hash: next, hashScrollIntoView: false, resetScroll: false })
  }

  return (
    <Tabs.Root value={tab} onValueChange={open} className="agent-tabs">
      <UnsavedGuard
        isUnsaved={textForm.formState.isDirty || isUploading}
        samePageIsSafe
        text={isUploading ? uploadsLost : textLost}
      />
      <Flex className="tab-bar">
        <Tabs.List ref={list}>
          {agentTabs.map((name) => (
            <Tabs.Trigger
              key={name}
              value={name}
              data-tab={name}
              className="tab"
              onPointerEnter={loads[name]}
              onFocus={loads[name]}
            >
              {name}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {hasTrainControl && <TrainControl agent={agent} />}
      </Flex>
      <Box pt={{ initial: '3', sm: '5' }}>
        <Tabs.Content value="knowledge">
          <KnowledgeTab agent={agent} uploads={uploads} textForm={textForm} scrape={scrape} />
        </Tabs.Content>
        <Tabs.Content value="playground">
          <PlaygroundTab agent={agent} />
        </Tabs.Content>
        <Tabs.Content value="activity">
          <ActivityTab agent={agent} />
        </Tabs.Content>
        <Tabs.Content value="analytics">
          <Suspense fallback={<AnalyticsSkeleton />}>
            <AnalyticsTab agent={agent} />
          </Suspense>
        </Tabs.Content>
        <Tabs.Content value="connect">
          <Suspense fallback={<Skeleton height="640px" />}>
            <ConnectTab agent={agent} />
          </Suspense>
        </Tabs.Content>
        <Tabs.Content value="settings">
          <SettingsTab agent={agent} />
        </Tabs.Content>
      </Box>
    </Tabs.Root>
  )
}
