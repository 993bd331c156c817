import type { Agent } from '@parleykit/contract/agents/agents'
import { trainingTexts } from '@parleykit/contract/retrieval/training/training-texts'
import { Callout, Flex, Link, Switch, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { withDetail } from '../../../api/api-error.ts'
import { toastError } from '../../../ui/feedback/toast-queue.ts'
import { useUpdateAgent } from '../../agents/queries.ts'
import { useHasRole } from '../../workspaces/require-role.tsx'
import { trainingQuestionsQuery } from './queries.ts'
import { costOfSelfTraining } from './training-words.ts'

/** Whether the agent trains by itself, who pays for it, and when the next training starts or what keeps it back. */
export function SelfTraining({ agent }: { readonly agent: Agent }) {
  const mayEdit = useHasRole('editor')
  const helpId = useId()
  const update = useUpdateAgent()
  const { data: questions } = useQuery(trainingQuestionsQuery(agent.id))
  const isOn = update.isPending ? update.variables.trainsItself === true : agent.trainsItself

  function change(trainsItself: boolean) {
    update.mutate(
      { id: agent.id, trainsItself },
      {
        onError: (error) => {
          const { title, description } = trainingTexts.switchFailed
          toastError({ title, description: withDetail(description, error) }, 'training')
        },
      },
    )
  }

  return (
    <section aria-label={trainingTexts.trainsItself} className="self-training">
      <Flex align="center" gap="3" wrap="wrap">
        <Text as="label" size="2">
          <Flex gap="3">
            <Switch checked={isOn} disabled={!mayEdit} onCheckedChange={change} aria-describedby={helpId} />
            {trainingTexts.trainsItself}
          </Flex>
        </Text>
        {agent.trainingStartsAt !== null && <StartsIn startsAt={agent.trainingStartsAt} />}
      </Flex>
      <Text as="p" size="1" color="gray" mt="1" id={helpId}>
        {[
          trainingTexts.trainsItselfHelp,
          agent.trainingStatus === 'idle' ? trainingTexts.trainsItselfFirst : '',
          questions ? costOfSelfTraining(questions) : '',
        ]
          .filter(Boolean)
          .join(' ')}
      </Text>
      {agent.trainingHeldBack !== null && (
        <Callout.Root color="yellow" size="1" mt="2">
          <Callout.Icon>
            <TriangleAlert size={16} aria-hidden />
          </Callout.Icon>
          <Callout.Text className="wrap-anywhere">
            {trainingTexts.heldBack} {agent.trainingHeldBack}{' '}
            <Link asChild>
              <RouterLink to="." hash="playground">
                {trainingTexts.seeChecks}
              </RouterLink>
            </Link>
          </Callout.Text>
        </Callout.Root>
      )}
    </section>
  )
}

/** Counts down to the start of a training. */
function StartsIn({ startsAt }: { readonly startsAt: string }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.floor((Date.parse(startsAt) - now) / 1000)
  return (
    <Text size="2" color="gray" className="tabular">
      {seconds > 0 ? trainingTexts.startsIn(seconds) : trainingTexts.startsSoon}
    </Text>
  )
}
