import type { WorkspaceModels } from '@parleykit/contract/models/models'
import { Link as TextLink } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { billingQuery } from '../billing/queries.ts'
import { useHasRole } from '../workspaces/require-role.tsx'
import { ConnectionsSection } from './connections-section.tsx'
import { ModelChoices } from './model-choices.tsx'
import { modelsTitle, modelTexts } from './model-texts.ts'
import { ModelsFrame } from './models-frame.tsx'
import { ModelsIntro } from './models-intro.tsx'
import { workspaceModelsQuery } from './queries.ts'

/** The models of the open workspace. Only its owner can change them. */
export default function WorkspaceModelsPage() {
  const { data, error, refetch } = useQuery(workspaceModelsQuery)
  const { data: provider } = useQuery(billingQuery)
  const { noPlans, credits, free } = modelTexts.whoPays
  const who = provider === 'off' ? noPlans : data?.ownKeysCostCredits ? credits : free
  return (
    <ModelsFrame
      title={modelsTitle}
      intro={<ModelsIntro scope="workspace" />}
      back={
        <TextLink size="2" asChild>
          <Link to="/dashboard/profile">{modelTexts.toProfile}</Link>
        </TextLink>
      }
      {...(data && provider && { note: who })}
      failed={modelTexts.failed}
      error={error}
      onRetry={() => void refetch()}
    >
      {data && <WorkspaceView data={data} />}
    </ModelsFrame>
  )
}

function WorkspaceView({ data: { connections, choices, standard } }: { data: WorkspaceModels }) {
  const mayEdit = useHasRole('owner')
  const shared = standard?.isOwn === false ? standard.model : null
  return (
    <>
      <ConnectionsSection
        scope="workspace"
        connections={connections}
        mayEdit={mayEdit}
        isFirst={choices.reply === null}
        none={shared === null ? modelTexts.none : modelTexts.noneShared(shared)}
      />
      {connections.length > 0 && (
        <ModelChoices
          scope="workspace"
          connections={connections}
          choices={choices}
          noReply={shared === null ? modelTexts.noOwnReply : modelTexts.serverReply(shared)}
          fixedReply={null}
          fixedEmbedding={null}
          mayEdit={mayEdit}
        />
      )}
    </>
  )
}
