import { requestPasswordReset } from '@parleykit/contract/auth/recovery'
import { Code, Flex, Link, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from '@tanstack/react-router'
import { callApi } from '../../api/api.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { FullPageSpinner } from '../../ui/loading/full-page-spinner.tsx'
import { usePageTitle } from '../../ui/navigation/use-page-title.ts'
import { AuthFrame } from './auth-frame.tsx'
import { AuthNotice } from './auth-notice.tsx'
import { authTexts } from './auth-texts.ts'
import { LinkRequestForm } from './link-request-form.tsx'
import { signInOptionsQuery } from './queries.ts'

/** Requests a link for setting a new password, or says who can create one. */
export default function ForgotPasswordPage() {
  const { data: options, isError, refetch } = useQuery(signInOptionsQuery)
  usePageTitle(authTexts.forgotPassword)
  // The content decides the height of the page, which is centered vertically.
  if (!options && !isError) return <FullPageSpinner />
  return (
    <AuthFrame title="Forgot your password?">
      <Flex direction="column" gap="5">
        {isError && <ErrorState text="The server can't be reached." onRetry={() => void refetch()} />}
        {options && (options.mail ? <PasswordLinkForm /> : <AskOperator />)}
        <Text size="2" align="center">
          <Link asChild>
            <RouterLink to="/auth">Back to sign-in</RouterLink>
          </Link>
        </Text>
      </Flex>
    </AuthFrame>
  )
}

function AskOperator() {
  return (
    <AuthNotice>
      {authTexts.resetByOperator} They run <Code>npm run admin -- reset-link</Code> with your username, and
      give you the link.
    </AuthNotice>
  )
}

function PasswordLinkForm() {
  return (
    <LinkRequestForm
      intro={authTexts.resetIntro}
      request={(body) => callApi(requestPasswordReset, { body })}
    />
  )
}
