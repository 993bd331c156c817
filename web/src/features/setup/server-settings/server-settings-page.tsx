import { Flex, Heading, Skeleton, Text, Link as TextLink } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Link, notFound, rootRouteId } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { ApiError } from '../../../api/api-error.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { ContentSpinner } from '../../../ui/loading/full-page-spinner.tsx'
import { usePageTitle } from '../../../ui/navigation/use-page-title.ts'
import { useAuth } from '../../auth/auth-context.ts'
import { setupQuery } from '../queries.ts'
import { useIsOperator } from '../use-is-operator.ts'
import { MailSection } from './mail-section.tsx'
import { PaymentsSection } from './payments-section.tsx'
import { mailServerQuery, paymentsQuery, storageQuery } from './queries.ts'
import { RegistrationSection } from './registration-section.tsx'
import { serverSettingsTexts, serverSettingsTitle } from './server-settings-texts.ts'
import { StorageSection } from './storage-section.tsx'

/** What the operator sets for the whole installation; for everyone else the address doesn't exist. */
export default function ServerSettingsPage() {
  const { user } = useAuth()
  const isOperator = useIsOperator()
  const mail = useQuery(mailServerQuery)
  const setup = useQuery(setupQuery)
  const payments = useQuery(paymentsQuery)
  const storage = useQuery(storageQuery)
  usePageTitle(serverSettingsTitle)
  if (!user) return <ContentSpinner />
  const error = mail.error ?? setup.error ?? payments.error ?? storage.error
  const retry = () => Promise.all([mail, setup, payments, storage].map(({ refetch }) => refetch()))
  // Thrown to the root route: like at any unknown address, the page is shown without the shell.
  if (error instanceof ApiError && error.status === 404) throw notFound({ routeId: rootRouteId })
  return (
    <Flex direction="column" gap="6" className="reading-width">
      <div>
        <Flex align="center" gap="1" mb="2">
          <ChevronLeft size={16} aria-hidden />
          <TextLink size="2" asChild>
            {isOperator ? (
              <Link to="/dashboard/status">{serverSettingsTexts.toStatus}</Link>
            ) : (
              <Link to="/dashboard">{serverSettingsTexts.toDashboard}</Link>
            )}
          </TextLink>
        </Flex>
        <Heading as="h1" size="7">
          {serverSettingsTitle}
        </Heading>
        <Text as="p" color="gray">
          {serverSettingsTexts.intro}
        </Text>
      </div>
      {error && <ErrorState text={serverSettingsTexts.failed} onRetry={() => void retry()} />}
      {mail.data && setup.data && payments.data && storage.data ? (
        <>
          <MailSection settings={mail.data} user={user} />
          <RegistrationSection setup={setup.data} />
          <PaymentsSection settings={payments.data} user={user} />
          <StorageSection storage={storage.data} />
        </>
      ) : (
        !error && (
          <div role="status" aria-label="Loading">
            <Skeleton height="160px" />
          </div>
        )
      )}
    </Flex>
  )
}
