import type { User } from '@parleykit/contract/auth/account'
import { Badge, Button, Flex, Skeleton, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { TitledSection } from '../../ui/layout/titled-section.tsx'
import { accountTexts } from '../auth/account-texts.ts'
import { emailTexts } from '../auth/email-texts.ts'
import { twoStepQuery } from './queries.ts'
import { TwoStepDialog, type TwoStepTask } from './two-step-dialog.tsx'
import { UnconfirmedEmail } from './unconfirmed-email.tsx'

/** Turns two-step sign-in on or off and renews its recovery codes. */
export function TwoStepSection({ user }: { readonly user: User }) {
  const { data: twoStep, isError, refetch } = useQuery(twoStepQuery)
  const [task, setTask] = useState<TwoStepTask | null>(null)
  return (
    <TitledSection title="Two-step sign-in" text={accountTexts.twoStepWhat}>
      {isError && <ErrorState text={accountTexts.twoStepLoadFailed} onRetry={() => void refetch()} />}
      {!twoStep && !isError && <Skeleton height="32px" />}
      {twoStep && !twoStep.isOn && user.mustConfirmEmail && (
        <UnconfirmedEmail email={user.email} reason={emailTexts.confirmFirst} />
      )}
      {twoStep && !twoStep.isOn && !user.mustConfirmEmail && (
        <Button variant="soft" onClick={() => setTask('on')}>
          Turn on
        </Button>
      )}
      {twoStep?.isOn && (
        <Flex direction="column" gap="3">
          <Flex align="center" gap="2">
            <Badge color="green">On</Badge>
            <Text size="2" color="gray">
              {twoStep.recoveryCodesLeft === 1
                ? '1 recovery code is left.'
                : `${twoStep.recoveryCodesLeft} recovery codes are left.`}
            </Text>
          </Flex>
          <Flex gap="3" wrap="wrap">
            <Button variant="soft" color="gray" onClick={() => setTask('renew')}>
              New recovery codes
            </Button>
            <Button variant="soft" color="gray" onClick={() => setTask('off')}>
              Turn off
            </Button>
          </Flex>
        </Flex>
      )}
      <TwoStepDialog task={task} onClose={() => setTask(null)} />
    </TitledSection>
  )
}
