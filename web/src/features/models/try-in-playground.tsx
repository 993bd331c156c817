import { createAgent } from '@parleykit/contract/agents/agents'
import { addKnowledgeText } from '@parleykit/contract/knowledge/knowledge'
import { trainAgent } from '@parleykit/contract/retrieval/training/training'
import { Button, Flex, Text } from '@radix-ui/themes'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { callApi } from '../../api/api.ts'
import { withDetail } from '../../api/api-error.ts'
import { PendingButton } from '../../ui/form/pending-button.tsx'
import { SubmitLabel } from '../../ui/form/submit-label.tsx'
import { agentsQuery, useRefreshAgents } from '../agents/queries.ts'
import { modelTexts } from './model-texts.ts'
import { sampleAgent } from './sample-agent.ts'

/** Leads to a playground: of a trained agent, or of a sample agent if there is none at all. */
export function TryInPlayground() {
  const { data: agents } = useQuery(agentsQuery)
  if (!agents) return null
  const agent = agents.find(({ trained }) => trained) ?? agents[0]
  return (
    <Flex>
      {agent ? (
        <Button color="iris" asChild>
          <Link to="/dashboard/agents/$id" params={{ id: String(agent.id) }} hash="playground">
            {modelTexts.tryIt}
          </Link>
        </Button>
      ) : (
        <TrySample />
      )}
    </Flex>
  )
}

function TrySample() {
  const navigate = useNavigate()
  const refreshAgents = useRefreshAgents()
  const making = useMutation({
    mutationFn: createSampleAgent,
    onSettled: refreshAgents,
    onSuccess: (id) =>
      navigate({ to: '/dashboard/agents/$id', params: { id: String(id) }, hash: 'playground' }),
  })
  // It stays pending until the playground is shown.
  const isOff = making.isPending || making.isSuccess
  return (
    <Flex direction="column" gap="2" align="start">
      <PendingButton color="iris" isOff={isOff} aria-busy={isOff} onClick={() => making.mutate()}>
        <SubmitLabel isPending={isOff} idle={modelTexts.trySample} pending={modelTexts.preparing} />
      </PendingButton>
      {making.error && (
        <Text as="p" size="2" color="red" role="alert">
          {withDetail(modelTexts.sampleFailed, making.error)}
        </Text>
      )}
    </Flex>
  )
}

/** Creates and trains a small agent to try a model with, and returns its ID. */
async function createSampleAgent(): Promise<number> {
  const { name, fileName, content } = sampleAgent
  const { id } = await callApi(createAgent, { body: { name } })
  await callApi(addKnowledgeText, { params: { id }, body: { fileName, content } })
  await callApi(trainAgent, { params: { id } })
  return id
}
