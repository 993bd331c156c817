import type { Need } from '@parleykit/contract/reports/dashboard/dashboard'
import type { HandoffRequest } from '@parleykit/contract/support/live-handoff/live-handoff'
import { Button, Card, Flex, Heading, Text } from '@radix-ui/themes'
import { Link } from '@tanstack/react-router'
import { CircleAlert, Headset } from 'lucide-react'
import { useRef, useState } from 'react'
import { IsolatedNames } from '../../../ui/format/isolated-names.tsx'
import { attentionTexts } from './attention-texts.ts'

/** Initial number of rows, so that the agents below stay in view. */
const firstShown = 3

interface NeedsSectionProps {
  readonly needs: readonly Need[] | undefined
  /** The visitors waiting for a person, longest wait first. */
  readonly asked: readonly HandoffRequest[] | undefined
}

/** Tasks that need attention, each with a link; nothing if there are none or they aren't loaded. */
export function AttentionSection({ needs = [], asked = [] }: NeedsSectionProps) {
  const [isWhole, setIsWhole] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const [longest] = asked
  if (needs.length === 0 && !longest) return null

  function showAll() {
    setIsWhole(true)
    // The button disappears.
    list.current?.focus()
  }

  return (
    <Flex direction="column" gap="3" asChild>
      <section aria-labelledby="needs">
        <Heading as="h2" size="4" id="needs">
          {attentionTexts.heading}
        </Heading>
        <Card size="2">
          <ul ref={list} className="plain-list needs-list" tabIndex={-1} aria-labelledby="needs">
            {longest && <WaitingRow longest={longest} visitors={asked.length} />}
            {(isWhole ? needs : needs.slice(0, firstShown)).map((need) => (
              <NeedRow key={`${need.kind} ${need.agent?.id}`} need={need} />
            ))}
          </ul>
          {needs.length > firstShown && !isWhole && (
            <Button size="1" variant="ghost" mt="2" onClick={showAll}>
              Show all {needs.length}
            </Button>
          )}
        </Card>
      </section>
    </Flex>
  )
}

function WaitingRow({ longest, visitors }: { readonly longest: HandoffRequest; readonly visitors: number }) {
  return (
    <li className="need">
      <Text as="div" size="2" weight="medium" className="need-words">
        <Headset size={14} aria-hidden />
        <span>{attentionTexts.waiting(visitors)}</span>
      </Text>
      <Button size="1" asChild>
        <Link
          to="/dashboard/agents/$id"
          params={{ id: String(longest.agentId) }}
          search={{ conversation: longest.conversationId }}
          hash="activity"
        >
          {attentionTexts.answer}
        </Link>
      </Button>
    </li>
  )
}

function NeedRow({ need: { kind, agent, count } }: { readonly need: Need }) {
  return (
    <li className="need">
      <Text as="div" size="2" className="need-words">
        <CircleAlert size={14} aria-hidden />
        <span>
          <IsolatedNames
            text={attentionTexts.says[kind](agent?.name ?? '', count)}
            names={[agent?.name ?? '']}
          />
        </span>
      </Text>
      <Button size="1" variant="soft" asChild>
        {kind === 'budget_used_up' ? (
          <Link to="/dashboard/profile/spending">{attentionTexts.action[kind]}</Link>
        ) : agent ? (
          <Link
            to="/dashboard/agents/$id"
            params={{ id: String(agent.id) }}
            hash={placeOf[kind]}
            {...(kind === 'not_trained' && { state: { toTrain: true } })}
          >
            {attentionTexts.action[kind]}
            <span className="visually-hidden">
              {' '}
              of <bdi>{agent.name}</bdi>
            </span>
          </Link>
        ) : (
          <Link to="/dashboard/subscription">{attentionTexts.action[kind]}</Link>
        )}
      </Button>
    </li>
  )
}

/** The tab for handling each kind. */
const placeOf: Readonly<Record<Need['kind'], string>> = {
  credits_low: 'settings',
  budget_used_up: 'settings',
  no_knowledge: 'knowledge',
  training_held_back: 'knowledge',
  not_trained: 'knowledge',
  failing_answers: 'knowledge-questions',
  disliked_answers: 'analytics',
  unanswered_questions: 'analytics',
}
