import { productName } from '@parleykit/contract/base/limits'
import { Box, Button, Flex, Heading, Tabs, Text } from '@radix-ui/themes'
import { getRouteApi, Link, useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Logo } from '../../ui/display/logo.tsx'
import { clearToasts } from '../../ui/feedback/toast-queue.ts'
import { FullPageSpinner } from '../../ui/loading/full-page-spinner.tsx'
import { usePageTitle } from '../../ui/navigation/use-page-title.ts'
import { afterPaint } from '../../ui/timing/after-paint.ts'
import { useAuth } from './auth-context.ts'
import { sessionOverTexts } from './session-over-texts.ts'
import './auth-page.css'
import { accountTexts } from '@parleykit/contract/auth/texts'
import { useQuery } from '@tanstack/react-query'
import { AuthNotice } from './auth-notice.tsx'
import { authTexts } from './auth-texts.ts'
import { offerQuery, useInvitedAddress } from './invitation-queries.ts'
import { LoginForm } from './login-form.tsx'
import { MarketingPanel } from './marketing-panel.tsx'
import { safeNextPath } from './next-path.ts'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { ProviderSignIn } from './provider-sign-in.tsx'
import { registrationQuery } from './queries.ts'
import { RegisterForm } from './register-form.tsx'
import { getStoredInvitation, joinPath } from './stored-invitation.ts'
import { useInvite } from './use-invite.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether to open the registration form. */
    isNewHere?: boolean
    /** Whether a session has ended by itself. */
    hasSessionEnded?: boolean
  }
}

const route = getRouteApi('/auth')

/** Sign-in and registration; a signed-in user continues to `next`. */
export default function AuthPage() {
  const { next, tab: asked } = route.useSearch()
  const { user } = useAuth()
  const invite = useInvite()
  const invited = useInvitedAddress()
  const isNewHere = useLocation({ select: ({ state }) => state.isNewHere === true })
  const hasSessionEnded = useLocation({ select: ({ state }) => state.hasSessionEnded === true })
  const isNew = isNewHere || asked === 'register' || (invite !== null && next !== joinPath)
  const [tab, setTab] = useState(isNew ? 'register' : 'login')
  // Messages about signing in don't apply to registering.
  const open = (next: string) => {
    clearToasts('session')
    afterPaint(() => setTab(next))
  }
  usePageTitle(tab === 'login' ? 'Login' : 'Register')
  if (user) return <GoTo path={safeNextPath(next)} />
  if (invited === undefined) return <FullPageSpinner />
  return (
    <div className="auth-page">
      <Flex direction="column" justify="center" className="auth-forms" asChild>
        <main>
          <Link to="/" className="plain-link auth-logo">
            <Logo />
          </Link>
          <Heading as="h1" size="6" mb="4">
            {tab === 'login' ? `Sign in to ${productName}` : 'Create your account'}
          </Heading>
          {hasSessionEnded && (
            <Box mb="4">
              <AuthNotice>{sessionOverTexts.signInAgain}</AuthNotice>
            </Box>
          )}
          <Tabs.Root value={tab} onValueChange={open}>
            <Tabs.List>
              <Tabs.Trigger value="login">Login</Tabs.Trigger>
              <Tabs.Trigger value="register">Register</Tabs.Trigger>
            </Tabs.List>
            <Box pt="5">
              {/* The panels start with a field, so they need no tab stop. */}
              <Tabs.Content value="login" tabIndex={undefined}>
                <LoginForm invited={invited} />
                <PasskeySignIn />
                <OtherTab
                  question="Don't have an account?"
                  action="Register"
                  onClick={() => open('register')}
                />
              </Tabs.Content>
              <Tabs.Content value="register" tabIndex={undefined}>
                <RegisterPanel invite={invite} invited={invited} />
                <OtherTab question="Already have an account?" action="Login" onClick={() => open('login')} />
              </Tabs.Content>
            </Box>
          </Tabs.Root>
          <ProviderSignIn next={next} invite={invite} />
        </main>
      </Flex>
      <MarketingPanel />
    </div>
  )
}

/** Any path of this site, with its query and hash as they are. */
function GoTo({ path }: { readonly path: string }) {
  const { history } = useRouter()
  useEffect(() => history.replace(path), [history, path])
  return <FullPageSpinner />
}

interface OtherTabProps {
  readonly question: string
  readonly action: string
  readonly onClick: () => void
}

function OtherTab({ question, action, onClick }: OtherTabProps) {
  return (
    <Flex align="center" justify="center" gap="3" mt="5">
      <Text size="2" color="gray">
        {question}
      </Text>
      <Button variant="ghost" type="button" onClick={onClick}>
        {action}
      </Button>
    </Flex>
  )
}

interface RegisterPanelProps {
  /** The token of the link that led here, or null. */
  readonly invite: string | null
  /** The address of the invitation, or null. */
  readonly invited: string | null
}

/** The registration form if registration is open; else what is required. */
function RegisterPanel({ invite, invited }: RegisterPanelProps) {
  const { data: registration } = useQuery(registrationQuery)
  const isMember = invite !== null && invite === getStoredInvitation()
  const { data: offer } = useQuery({ ...offerQuery(invite ?? ''), enabled: isMember })
  if (offer?.needsConfirmedEmail && offer.email !== null)
    return <AuthNotice>{authTexts.invitedByMail(offer.email)}</AuthNotice>
  if (registration === 'closed' && !isMember)
    return <AuthNotice>{accountTexts.registrationClosed}</AuthNotice>
  if (registration === 'invite' && invite === null)
    return <AuthNotice>{accountTexts.invitationRequired}</AuthNotice>
  return <RegisterForm invite={invite} invited={invited} />
}
