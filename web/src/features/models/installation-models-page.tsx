import type { InstallationModels } from '@parleykit/contract/models/models'
import { Link as TextLink } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Link, notFound, rootRouteId } from '@tanstack/react-router'
import { ApiError } from '../../api/api-error.ts'
import { ContentSpinner } from '../../ui/loading/full-page-spinner.tsx'
import { useAuth } from '../auth/auth-context.ts'
import { billingQuery } from '../billing/queries.ts'
import { useIsOperator } from '../setup/use-is-operator.ts'
import { ConnectionsSection } from './connections-section.tsx'
import { ModelChoices } from './model-choices.tsx'
import { choosableModels } from './model-options.ts'
import { modelsTitle, modelTexts } from './model-texts.ts'
import { ModelsFrame } from './models-frame.tsx'
import { ModelsIntro } from './models-intro.tsx'
import { PlanChoices } from './plan-choices.tsx'
import { installationModelsQuery } from './queries.ts'

/** The installation's models, for its operator; for everyone else the address doesn't exist. */
export default function InstallationModelsPage() {
  const { user } = useAuth()
  const isOperator = useIsOperator()
  const { data, error, refetch } = useQuery(installationModelsQuery)
  if (!user || (!data && !error)) return <ContentSpinner />
  // Thrown to the root route: like at any unknown address, the page is shown without the shell.
  if (error instanceof ApiError && error.status === 404) throw notFound({ routeId: rootRouteId })
  return (
    <ModelsFrame
      title={modelsTitle}
      intro={<ModelsIntro scope="installation" />}
      back={
        <TextLink size="2" asChild>
          {isOperator ? (
            <Link to="/dashboard/status">{modelTexts.toStatus}</Link>
          ) : (
            <Link to="/dashboard">{modelTexts.toDashboard}</Link>
          )}
        </TextLink>
      }
      failed={modelTexts.failed}
      error={error}
      onRetry={() => void refetch()}
    >
      {data && <InstallationView data={data} />}
    </ModelsFrame>
  )
}

function InstallationView({ data: { connections, choices, setByServer } }: { data: InstallationModels }) {
  const { data: provider } = useQuery(billingQuery)
  const fixed = setByServer.reply?.model ?? null
  const hasPlans = provider !== undefined && provider !== 'off'
  return (
    <>
      <ConnectionsSection
        scope="installation"
        connections={connections}
        mayEdit
        isFirst={choices.reply === null && fixed === null}
        none={fixed === null ? modelTexts.none : modelTexts.noneBesides(fixed)}
      />
      {(connections.length > 0 || fixed !== null) && (
        <ModelChoices
          scope="installation"
          connections={connections}
          choices={choices}
          noReply={modelTexts.noReply}
          fixedReply={fixed}
          fixedEmbedding={setByServer.embedding?.model ?? null}
          mayEdit
        >
          {(choose) =>
            hasPlans && (
              <PlanChoices
                models={choosableModels(connections).writers}
                choices={choices}
                isReplyFixed={fixed !== null}
                choose={choose}
              />
            )
          }
        </ModelChoices>
      )}
    </>
  )
}
