import type { Audience, Setup } from '@parleykit/contract/setup/setup'
import { Box, Container, Flex, Heading, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Logo } from '../../ui/display/logo.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { ContentSpinner } from '../../ui/loading/full-page-spinner.tsx'
import { NotFoundPage } from '../../ui/navigation/not-found-page.tsx'
import { usePageTitle } from '../../ui/navigation/use-page-title.ts'
import { Protected } from '../auth/protected.tsx'
import { AudienceForm } from './audience-form.tsx'
import { FixedModes } from './fixed-modes.tsx'
import { OperatorCodeForm } from './operator-code-form.tsx'
import { setupQuery } from './queries.ts'
import { SetupDone } from './setup-done.tsx'
import { setupTexts, setupTitle } from './setup-texts.ts'

/** Asks the operator who the installation is for. To everyone else the address is unknown. */
export default function SetupPage() {
  return (
    <Protected>
      <OperatorPage />
    </Protected>
  )
}

function introOf({ access, billing }: Setup): string {
  if (access === 'code') return setupTexts.codeIntro
  return billing.isSetByServer ? setupTexts.fixed : setupTexts.intro
}

function OperatorPage() {
  const { data: setup, error, refetch } = useQuery(setupQuery)
  const [chosen, setChosen] = useState<Audience | null>(null)
  usePageTitle(setupTitle)
  if (setup?.access === 'none') return <NotFoundPage />
  return (
    <Box px="4" py={{ initial: '6', sm: '9' }} asChild>
      <main>
        <Container size="2">
          <Flex direction="column" gap="5">
            <Link to="/dashboard" className="plain-link">
              <Logo />
            </Link>
            <div>
              <Heading as="h1" size="7">
                {chosen ? setupTexts.done[chosen] : setupTitle}
              </Heading>
              {setup && (
                <Text as="p" color="gray" mt="2" role={chosen ? 'status' : undefined}>
                  {chosen ? setupTexts.doneText[chosen] : introOf(setup)}
                </Text>
              )}
            </div>
            {error && !setup && <ErrorState text={setupTexts.loadFailed} onRetry={() => void refetch()} />}
            {!error && !setup && <ContentSpinner />}
            {setup && chosen && <SetupDone audience={chosen} />}
            {setup && !chosen && setup.access === 'code' && <OperatorCodeForm />}
            {setup &&
              !chosen &&
              setup.access === 'operator' &&
              (setup.billing.isSetByServer ? (
                <FixedModes setup={setup} />
              ) : (
                <AudienceForm setup={setup} onChosen={setChosen} />
              ))}
          </Flex>
        </Container>
      </main>
    </Box>
  )
}
