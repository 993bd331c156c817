import type { Session } from '@parleykit/contract/auth/account'
import { Badge, Flex, Text } from '@radix-ui/themes'
import { withDetail } from '../../api/api-error.ts'
import { clearToastsBefore, toast, toastError } from '../../ui/feedback/toast-queue.ts'
import { PendingButton } from '../../ui/form/pending-button.tsx'
import { Time } from '../../ui/format/time.tsx'
import { accountTexts } from '../auth/account-texts.ts'
import { useAuth } from '../auth/auth-context.ts'
import { useEndSession } from './queries.ts'

interface SessionRowProps {
  readonly session: Session
  readonly onEnded: () => void
}

/** One session: where and when it was used, with a button to end it. */
export function SessionRow({ session, onEnded }: SessionRowProps) {
  const { leave } = useAuth()
  const ending = useEndSession()
  const device = session.device ?? accountTexts.unknownDevice

  const end = () =>
    clearToastsBefore('sessions', ending).mutate(session, {
      onSuccess: () => {
        toast(accountTexts.sessionEnded, 'sessions')
        if (session.isCurrent) leave()
        else onEnded()
      },
      onError: (error) => {
        const { title, description } = accountTexts.endSessionFailed
        toastError({ title, description: withDetail(description, error) }, 'sessions')
      },
    })

  return (
    <li className="account-row">
      <div className="truncating">
        <Flex align="center" gap="2" wrap="wrap">
          <Text size="2" weight="medium">
            {device}
          </Text>
          {session.isCurrent && <Badge color="iris">This browser</Badge>}
        </Flex>
        <Text as="p" size="2" color="gray" className="tabular">
          {session.address} · Last seen: <Time instant={session.lastSeenAt} /> · Signed in:{' '}
          <Time instant={session.createdAt} />
        </Text>
      </div>
      <PendingButton
        variant="soft"
        color="gray"
        isOff={ending.isPending}
        aria-label={`End session: ${device}${session.isCurrent ? ', this browser' : ''}`}
        onClick={end}
      >
        End
      </PendingButton>
    </li>
  )
}
