import { Skeleton } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { withDetail } from '../../api/api-error.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { clearToastsBefore, toast, toastError } from '../../ui/feedback/toast-queue.ts'
import { accountTexts } from '../auth/account-texts.ts'
import { useAuth } from '../auth/auth-context.ts'
import './account.css'
import { PendingButton } from '../../ui/form/pending-button.tsx'
import { TitledSection } from '../../ui/layout/titled-section.tsx'
import { sessionsQuery, useSignOutEverywhere } from './queries.ts'
import { SessionRow } from './session-row.tsx'

const { everywhere } = accountTexts

/** The account's active sessions, with buttons to end them. */
export function SessionsSection() {
  const { leave } = useAuth()
  const { data: sessions, isError, refetch } = useQuery(sessionsQuery)
  const signOut = useSignOutEverywhere()
  const list = useRef<HTMLUListElement>(null)
  const [isAsking, setAsking] = useState(false)

  function confirm() {
    clearToastsBefore('sessions', signOut).mutate(undefined, {
      onSuccess: () => {
        toast(accountTexts.signedOutEverywhere, 'session')
        leave()
      },
      onError: (error) => {
        const { title, description } = accountTexts.signOutFailed
        toastError({ title, description: withDetail(description, error) }, 'sessions')
      },
    })
  }

  return (
    <TitledSection
      title="Sessions"
      text="Browsers signed in to your account. Sessions expire after 30 days, or after 14 days of inactivity."
    >
      {isError && <ErrorState text={accountTexts.sessionsFailed} onRetry={() => void refetch()} />}
      {!sessions && !isError && <Skeleton height="64px" />}
      {sessions && (
        <ul className="plain-list" ref={list} tabIndex={-1} aria-label="Sessions">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} onEnded={() => list.current?.focus()} />
          ))}
        </ul>
      )}
      <PendingButton
        variant="soft"
        color="gray"
        mt="3"
        isOff={signOut.isPending}
        onClick={() => setAsking(true)}
      >
        {everywhere.action}
      </PendingButton>
      <ConfirmDialog open={isAsking} onOpenChange={setAsking} onConfirm={confirm} {...everywhere} />
    </TitledSection>
  )
}
