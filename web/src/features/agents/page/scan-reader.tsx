import type { Agent } from '@parleykit/contract/agents/agents'
import type { WorkspaceModels } from '@parleykit/contract/models/models'
import { Flex, Switch, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { withDetail } from '../../../api/api-error.ts'
import { toastError } from '../../../ui/feedback/toast-queue.ts'
import { knowledgeTexts } from '../../knowledge/knowledge-texts.ts'
import { modelKey } from '../../models/model-options.ts'
import { workspaceModelsQuery } from '../../models/queries.ts'
import { useHasRole } from '../../workspaces/require-role.tsx'
import { useUpdateAgent } from '../queries.ts'

/** Whether the agent's model reads scans and pictures, who sees them then, and who pays. Nothing without a model. */
export function ScanReader({ agent }: { readonly agent: Agent }) {
  const mayEdit = useHasRole('editor')
  const helpId = useId()
  const update = useUpdateAgent()
  const { data: models } = useQuery(workspaceModelsQuery)
  const isOn = update.isPending ? update.variables.modelReadsScans === true : agent.modelReadsScans
  const model = models && modelOf(agent, models)
  if (!model) return null

  function change(modelReadsScans: boolean) {
    update.mutate(
      { id: agent.id, modelReadsScans },
      {
        onError: (error) => {
          const { title, description } = knowledgeTexts.settingFailed
          toastError({ title, description: withDetail(description, error) }, 'scan-reader')
        },
      },
    )
  }

  return (
    <div>
      <Text as="label" size="2">
        <Flex gap="3">
          <Switch checked={isOn} disabled={!mayEdit} onCheckedChange={change} aria-describedby={helpId} />
          {knowledgeTexts.modelReadsScans}
        </Flex>
      </Text>
      <Text as="p" size="1" color="gray" mt="1" id={helpId}>
        {knowledgeTexts.modelReadsScansHelp(model.isOwn)}
      </Text>
    </div>
  )
}

/** The model that an agent uses; null if there is none. */
function modelOf({ usesModels, replyModel }: Agent, { available, standard }: WorkspaceModels) {
  if (!usesModels) return null
  return available.find((model) => modelKey(model) === modelKey(replyModel)) ?? standard
}
