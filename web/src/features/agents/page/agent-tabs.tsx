import type { Agent } from '@parleykit/contract/agents/agents'
import { Box, Flex, Skeleton, Tabs } from '@radix-ui/themes'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { importWithRetry } from '../../../ui/loading/import-with-retry.ts'
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx'
import { afterPaint } from '../../../ui/timing/after-paint.ts'
import { UnsavedGuard } from '../../../ui/unsaved/unsaved-guard.tsx'
import { useUploads } from '../../knowledge/uploads.ts'
import type { PersistedText } from '../../knowledge/use-persisted-text-form.ts'
import { useScrape } from '../../knowledge/websites/use-scrape.ts'
import { TrainControl } from '../../retrieval/training/train-control.tsx'
import { loadTab } from './load-tab.ts'
import { type AgentTab, agentTabNames, agentTabs, tabOfHash } from './tab-of-hash.ts'

const waiting = <Skeleton height="640px" />
const KnowledgeTab = lazyComponent(loadTab.knowledge, ({ KnowledgeTab }) => KnowledgeTab, waiting)
const PlaygroundTab = lazyComponent(loadTab.playground, ({ PlaygroundTab }) => PlaygroundTab, waiting)
const ActivityTab = lazyComponent(loadTab.activity, ({ ActivityTab }) => ActivityTab, waiting)
const AnalyticsTab = lazyComponent(loadTab.analytics, (tab) => tab.default, waiting)
const ConnectTab = lazyComponent(loadTab.connect, (tab) => tab.default, waiting)
const SettingsTab = lazyComponent(loadTab.settings, ({ SettingsTab }) => SettingsTab, waiting)

const textLost = "Your text hasn't been added to the knowledge yet. You'll lose it if you leave."
const uploadsLost = 'Files are still uploading. Unfinished uploads are canceled if you leave.'

/** If this fails, the tab itself shows the error once it is opened. */
const foresee = (name: AgentTab) =>
  afterPaint(() => void importWithRetry<unknown>(loadTab[name]).catch(() => undefined))

interface AgentTabsProps {
  readonly agent: Agent
  /** Whether the Train control is next to them. */
  readonly hasTrainControl: boolean
}

/** The agent's six tabs, kept in the URL's hash. */
export function AgentTabs({ agent, hasTrainControl }: AgentTabsProps) {
  const tab = useLocation({ select: ({ hash }) => tabOfHash(hash) })
  const navigate = useNavigate()
  const uploads = useUploads()
  const text: PersistedText['text'] = useRef(null)
  const [isTextUnsaved, setTextUnsaved] = useState(false)
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
        isUnsaved={isTextUnsaved || isUploading}
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
              onPointerEnter={() => foresee(name)}
              onFocus={() => foresee(name)}
            >
              {agentTabNames[name]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {hasTrainControl && <TrainControl agent={agent} />}
      </Flex>
      <Box pt={{ initial: '3', sm: '5' }}>
        <Tabs.Content value="knowledge">
          <KnowledgeTab
            agent={agent}
            uploads={uploads}
            keptText={{ text, onUnsaved: setTextUnsaved }}
            scrape={scrape}
          />
        </Tabs.Content>
        <Tabs.Content value="playground">
          <PlaygroundTab agent={agent} />
        </Tabs.Content>
        <Tabs.Content value="activity">
          <ActivityTab agent={agent} />
        </Tabs.Content>
        <Tabs.Content value="analytics">
          <AnalyticsTab agent={agent} />
        </Tabs.Content>
        <Tabs.Content value="connect">
          <ConnectTab agent={agent} />
        </Tabs.Content>
        <Tabs.Content value="settings">
          <SettingsTab agent={agent} />
        </Tabs.Content>
      </Box>
    </Tabs.Root>
  )
}
