import type { Agent } from '@parleykit/contract/agents/agents'
import { listConversations } from '@parleykit/contract/conversations/conversations'
import { Button, Card, Flex, Heading, IconButton, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Circle, CircleCheck, X } from 'lucide-react'
import { callApi } from '../../api/api.ts'
import { useDismissal } from '../../ui/feedback/use-dismissal.ts'
import { widgetSitesQuery } from './connect/queries.ts'
import { goLiveTexts } from './texts/connect-texts.ts'
import './go-live.css'

/** Whether an agent could answer visitors but none has asked yet. */
export function isReadyToGoLive({ trained, status, conversationCount }: Agent): boolean {
  return trained && status === 'active' && conversationCount === 0
}

interface GoLiveProps {
  readonly agent: Agent
  /** Whether it names the agent, as on the dashboard. */
  readonly isNamed?: boolean
}

/** The checklist for a trained agent, ticked by actual progress, until a visitor asks or it is dismissed. */
export function GoLive({ agent, isNamed = false }: GoLiveProps) {
  const storageKey = `parleykit.go-live-dismissed.${agent.id}`
  const [isDismissed, dismiss] = useDismissal(storageKey)
  const isShown = isReadyToGoLive(agent) && !isDismissed
  const tried = useQuery({ ...triedQuery(agent.id), enabled: isShown })
  const sites = useQuery({ ...widgetSitesQuery(agent.id), enabled: isShown })
  if (!isShown) return null

  const isOnSite = sites.data?.some(({ seenAt }) => seenAt !== null) ?? false
  const named = sites.data && !isOnSite ? goLiveTexts.nowhere(agent.name) : goLiveTexts.of(agent.name)
  const title = isNamed ? named : goLiveTexts.title
  const steps = [
    { text: goLiveTexts.tryIt, tab: 'playground', isDone: tried.data ?? false },
    { text: goLiveTexts.connect, tab: 'connect', isDone: isOnSite },
    { text: goLiveTexts.firstVisitor, tab: 'activity', isDone: false },
  ]
  return (
    <Card size="1" asChild>
      <section aria-label={goLiveTexts.title} className={isNamed ? undefined : 'go-live-strip'}>
        <Flex align="center" justify="between" gap="3" className="go-live-head">
          <Heading as="h2" size="2" className="wrap-anywhere">
            {title}
          </Heading>
          <IconButton variant="ghost" color="gray" aria-label={goLiveTexts.dismiss} onClick={dismiss}>
            <X size={16} />
          </IconButton>
        </Flex>
        <ol className="plain-list go-live-steps">
          {steps.map(({ text, tab, isDone }, index) => (
            <li key={tab}>
              {isDone ? <CircleCheck size={16} aria-hidden /> : <Circle size={16} aria-hidden />}
              <Button size="1" variant="ghost" asChild>
                <Link to="/dashboard/agents/$id" params={{ id: String(agent.id) }} hash={tab}>
                  {index + 1}. {text}
                </Link>
              </Button>
              {isDone && (
                <Text size="1" color="gray">
                  {goLiveTexts.done}
                </Text>
              )}
            </li>
          ))}
        </ol>
      </section>
    </Card>
  )
}

/** Whether anyone has asked the agent a question, including the owner in the playground. */
const triedQuery = (agentId: number) => ({
  queryKey: ['conversations', agentId, 'tried'],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const query = { tests: '1', pageSize: 1 } as const
    return (await callApi(listConversations, { params: { id: agentId }, query, signal })).length > 0
  },
  refetchOnMount: 'always' as const,
})
