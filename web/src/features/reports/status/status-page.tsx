import type { InstallationModels } from '@parleykit/contract/models/models'
import { Button, Flex, Heading, Skeleton, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Link, notFound, rootRouteId } from '@tanstack/react-router'
import { ApiError } from '../../../api/api-error.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Time } from '../../../ui/format/time.tsx'
import { TitledSection } from '../../../ui/layout/titled-section.tsx'
import { usePageTitle } from '../../../ui/navigation/use-page-title.ts'
import { useAuth } from '../../auth/auth-context.ts'
import { modelsTitle, modelTexts } from '../../models/model-texts.ts'
import { installationModelsQuery } from '../../models/queries.ts'
import { accountsLinkTexts } from '../../setup/accounts-link-texts.ts'
import { AudienceSection } from '../../setup/audience-section.tsx'
import {
  serverSettingsTexts,
  serverSettingsTitle,
} from '../../setup/server-settings/server-settings-texts.ts'
import { useIsOperator } from '../../setup/use-is-operator.ts'
import { auditTexts, auditTitle } from '../../workspaces/audit/audit-texts.ts'
import type { ChosenReply } from './assess-status.ts'
import { serverStatusQuery } from './queries.ts'
import { serverStatusTitle } from './server-status-title.ts'
import { statusTexts } from './status-texts.ts'
import './status.css'
import { StatusView } from './status-view.tsx'

/** The installation's state for its operator; for everyone else the address doesn't exist. */
export default function StatusPage() {
  const { user } = useAuth()
  const isOperator = useIsOperator()
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    ...serverStatusQuery,
    enabled: isOperator === true,
  })
  const models = useQuery({ ...installationModelsQuery, enabled: isOperator === true })
  usePageTitle(serverStatusTitle)
  if (!user || isOperator === undefined) return null
  // Thrown to the root route: like at any unknown address, the page is shown without the shell.
  if (!isOperator || (error instanceof ApiError && error.status === 404))
    throw notFound({ routeId: rootRouteId })
  const lookedAt = new Date(dataUpdatedAt)
  return (
    <Flex direction="column" gap="6">
      <div>
        <Heading as="h1" size="7">
          {serverStatusTitle}
        </Heading>
        <Text as="p" color="gray">
          {statusTexts.intro}
        </Text>
        {data && (
          <Text as="p" size="2" color="gray" mt="1">
            {statusTexts.seen} <Time instant={lookedAt.toISOString()} />
          </Text>
        )}
      </div>
      {error && (
        <ErrorState text={data ? statusTexts.stale : statusTexts.failed} onRetry={() => void refetch()} />
      )}
      {data && !models.isLoading ? (
        <>
          <StatusView status={data} now={lookedAt} reply={chosenReply(models.data)} />
          {models.data && (
            <>
              <TitledSection title={modelsTitle} text={modelTexts.intro.installation}>
                <Button variant="soft" asChild>
                  <Link to="/dashboard/status/models">{modelTexts.manage}</Link>
                </Button>
              </TitledSection>
              <TitledSection title={serverSettingsTitle} text={serverSettingsTexts.link}>
                <Button variant="soft" asChild>
                  <Link to="/dashboard/status/settings">{serverSettingsTexts.open}</Link>
                </Button>
              </TitledSection>
              <TitledSection title={accountsLinkTexts.title} text={accountsLinkTexts.text}>
                <Button variant="soft" asChild>
                  <Link to="/dashboard/status/accounts">{accountsLinkTexts.open}</Link>
                </Button>
              </TitledSection>
              <TitledSection title={auditTitle} text={auditTexts.linkOfServer}>
                <Button variant="soft" asChild>
                  <Link to="/dashboard/status/audit">{auditTexts.open}</Link>
                </Button>
              </TitledSection>
            </>
          )}
        </>
      ) : (
        !error && <Loading />
      )}
      {data && <AudienceSection />}
    </Flex>
  )
}

function chosenReply(models: InstallationModels | undefined): ChosenReply | null {
  const reply = models?.choices.reply
  if (!models || !reply) return null
  const connection = models.connections.find(({ id }) => id === reply.connectionId)
  return { model: reply.model, fault: connection?.fault ?? null }
}

function Loading() {
  return (
    <Flex direction="column" gap="3" role="status" aria-label="Loading">
      {['summary', 'parts', 'jobs'].map((name) => (
        <Skeleton key={name} height={name === 'parts' ? '400px' : '64px'} />
      ))}
    </Flex>
  )
}
