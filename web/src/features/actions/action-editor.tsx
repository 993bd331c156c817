import type { Action } from '@parleykit/contract/actions/actions'
import { Button, Flex, Text } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import { ApiError, withDetail } from '../../api/api-error.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { SideSheet } from '../../ui/dialog/side-sheet.tsx'
import { clearToastsBefore, toast } from '../../ui/feedback/toast-queue.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { DiscardDialog } from '../../ui/unsaved/discard-dialog.tsx'
import { actionTexts } from './action-texts.ts'
import { BasicFields } from './basic-fields.tsx'
import { type Draft, type DraftProps, emptyDraft, readDraft, toDraft } from './draft.ts'
import { InputFields } from './input-fields.tsx'
import { ApprovedTool } from './mcp/approved-tool.tsx'
import { PageFunctionFields } from './page-function-fields.tsx'
import { useSaveAction } from './queries.ts'
import { RequestFields } from './request-fields.tsx'
import { TemplateFields } from './template-fields.tsx'
import { TryAction } from './try-action.tsx'
import { VisitorFields } from './visitor-fields.tsx'

interface ActionEditorProps {
  readonly agentId: number
  /** Null for a new one. */
  readonly action: Action | null
  readonly onClose: () => void
}

/** Edits an action. A new one stays open after it is saved, so that it can be tried. */
export function ActionEditor({ agentId, action, onClose }: ActionEditorProps) {
  const [saved, setSaved] = useState(action)
  const [stored, setStored] = useState(() => (action ? toDraft(action) : emptyDraft))
  const [draft, setDraft] = useState(stored)
  const [isAsking, setAsking] = useState(false)
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const save = useSaveAction(agentId, saved?.id ?? null)
  const parts = { draft, problems, onChange: (change: Partial<Draft>) => setDraft({ ...draft, ...change }) }

  function close() {
    if (draft === stored) onClose()
    else setAsking(true)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (save.isPending) return
    const read = readDraft(draft)
    setProblems('problems' in read ? read.problems : {})
    if ('problems' in read) return focusFirstProblem(event.currentTarget)
    clearToastsBefore('actions', save).mutate(read.body, {
      onSuccess: (made) => {
        setSaved(made)
        const next = toDraft(made)
        setStored(next)
        setDraft(next)
        toast({ title: actionTexts.saved }, 'actions')
      },
      onError: (error) => {
        if (error instanceof ApiError && error.field) setProblems({ [error.field]: error.detail })
      },
    })
  }

  return (
    <SideSheet
      title={saved ? actionTexts.editTitle : actionTexts.addTitle}
      isWide
      open
      onOpenChange={(open) => !open && close()}
    >
      <form onSubmit={submit} noValidate>
        <Flex direction="column" gap="5">
          {!saved && <TemplateFields onFill={parts.onChange} />}
          <BasicFields {...parts} />
          <InputFields {...parts} />
          {draft.kind === 'http' && <RequestFields {...parts} />}
          {saved?.kind === 'mcp' && <ApprovedTool tool={saved.mcp} />}
          {draft.kind === 'page' && <PageFunctionFields {...parts} />}
          <VisitorFields {...parts} />
          <EditorFoot isPending={save.isPending} error={save.error} problems={problems} />
        </Flex>
      </form>
      {saved && saved.kind !== 'form' && (
        <TryAction
          agentId={agentId}
          action={saved}
          picked={draft.http.picks}
          onPick={(picks) => parts.onChange({ http: { ...draft.http, picks } })}
        />
      )}
      <DiscardDialog open={isAsking} onOpenChange={setAsking} onDiscard={onClose} />
    </SideSheet>
  )
}

interface EditorFootProps {
  readonly isPending: boolean
  /** Why it couldn't be saved. */
  readonly error: Error | null
  readonly problems: DraftProps['problems']
}

/** What is wrong, and the buttons. */
function EditorFoot({ isPending, error, problems }: EditorFootProps) {
  return (
    <>
      {error && (
        <Text as="p" size="2" color="red" role="alert">
          {withDetail(actionTexts.saveFailed, error)}
        </Text>
      )}
      {Object.keys(problems).length > 0 && !error && (
        <Text as="p" size="2" color="red" role="alert">
          {Object.values(problems)[0]}
        </Text>
      )}
      <Flex gap="3" justify="end" className="dialog-actions">
        <Dialog.Close>
          <Button type="button" variant="soft" color="gray">
            Close
          </Button>
        </Dialog.Close>
        <SubmitButton isPending={isPending}>Save</SubmitButton>
      </Flex>
    </>
  )
}

/** After the fields have been marked. */
function focusFirstProblem(form: HTMLFormElement): void {
  setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
