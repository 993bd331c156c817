import { declineReasonMax } from '@parleykit/contract/actions/limits'
import type { OwnedRun } from '@parleykit/contract/actions/owned-runs'
import { DataList, Flex, Heading, Text, TextField } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { withDetail } from '../../../api/api-error.ts'
import { clearToastsBefore, toast, toastError } from '../../../ui/feedback/toast-queue.ts'
import { Field } from '../../../ui/form/field.tsx'
import { PendingButton } from '../../../ui/form/pending-button.tsx'
import { dayAndTime } from '../../../ui/format/local-dates.ts'
import { RequireRole } from '../../workspaces/require-role.tsx'
import './approval-panel.css'
import { approvalTexts } from './approval-texts.ts'
import { useDecideRun, waitingRunsQuery } from './queries.ts'

/** What the visitor of a conversation waits for, with its values, to approve or to decline. */
export function ApprovalPanel({ conversationId }: { readonly conversationId: number }) {
  const { data: runs = [] } = useQuery(waitingRunsQuery)
  return runs
    .filter((run) => run.conversationId === conversationId)
    .map((run) => <WaitingRun key={run.id} run={run} />)
}

function WaitingRun({ run }: { readonly run: OwnedRun }) {
  const { actionName, values, waitsUntil, isOutdated } = run
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <section aria-label={approvalTexts.panel} className="approval-panel" ref={panel}>
      <Heading as="h4" size="2" className="wrap-anywhere">
        {approvalTexts.ask(actionName)}
      </Heading>
      <DataList.Root size="2" my="3" orientation={{ initial: 'vertical', sm: 'horizontal' }}>
        {values.map(({ label, value }) => (
          <DataList.Item key={label}>
            <DataList.Label dir="auto">{label}</DataList.Label>
            <DataList.Value dir="auto" className="wrap-anywhere">
              {value}
            </DataList.Value>
          </DataList.Item>
        ))}
      </DataList.Root>
      <Text as="p" size="1" color="gray" mb="3">
        {isOutdated && <>{approvalTexts.outdated} </>}
        {waitsUntil && (
          <>
            {approvalTexts.until} <time dateTime={waitsUntil}>{dayAndTime(waitsUntil)}</time>.
          </>
        )}
      </Text>
      <RequireRole least="editor">
        <Decision run={run} />
      </RequireRole>
    </section>
  )
}

function Decision({ run }: { readonly run: OwnedRun }) {
  const [isDeclining, setDeclining] = useState(false)
  const deciding = useDecideRun(run)
  const outcomes: Readonly<Record<string, { title: string; description: string }>> = approvalTexts.outcomes

  function decide(decision: Parameters<typeof deciding.mutate>[0]) {
    clearToastsBefore('approval', deciding).mutate(decision, {
      onSuccess: ({ state }) => toast(outcomes[state] ?? approvalTexts.outcomes.done, 'approval'),
      onError: (error) => {
        const { title, description } = approvalTexts.failed
        toastError({ title, description: withDetail(description, error) }, 'approval')
      },
    })
  }

  if (!isDeclining)
    return (
      <Flex gap="3" wrap="wrap">
        {!run.isOutdated && (
          <PendingButton size="2" isOff={deciding.isPending} onClick={() => decide({ approves: true })}>
            <Check size={16} /> {approvalTexts.approve}
          </PendingButton>
        )}
        <PendingButton
          size="2"
          variant="soft"
          color="gray"
          isOff={deciding.isPending}
          onClick={() => setDeclining(true)}
        >
          <X size={16} /> {approvalTexts.decline}
        </PendingButton>
      </Flex>
    )
  return (
    <DeclineForm
      isPending={deciding.isPending}
      onDecline={(reason) => decide({ approves: false, reason })}
      onBack={() => setDeclining(false)}
    />
  )
}

interface DeclineFormProps {
  readonly isPending: boolean
  readonly onDecline: (reason: string) => void
  readonly onBack: () => void
}

function DeclineForm({ isPending, onDecline, onBack }: DeclineFormProps) {
  const [reason, setReason] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) onDecline(reason)
      }}
    >
      <Field label={approvalTexts.reason}>
        {(control) => (
          <TextField.Root
            {...control}
            autoFocus
            maxLength={declineReasonMax}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      <Flex gap="3" mt="3" wrap="wrap">
        <PendingButton type="submit" size="2" color="red" isOff={isPending}>
          <X size={16} /> {approvalTexts.decline}
        </PendingButton>
        <PendingButton type="button" size="2" variant="soft" color="gray" isOff={isPending} onClick={onBack}>
          {approvalTexts.back}
        </PendingButton>
      </Flex>
    </form>
  )
}
