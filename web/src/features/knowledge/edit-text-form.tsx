import { entryTexts } from '@parleykit/contract/knowledge/entry-texts'
import type { KnowledgeEntryWithText } from '@parleykit/contract/knowledge/knowledge'
import type { ChangeKnowledgeTextInput } from '@parleykit/contract/knowledge/knowledge-change'
import { changeKnowledgeText } from '@parleykit/contract/knowledge/knowledge-change'
import { Button, Callout, Flex, ScrollArea, Text } from '@radix-ui/themes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { callApi } from '../../api/api.ts'
import { ApiError, withDetail } from '../../api/api-error.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { clearToastsBefore, toast, toastError } from '../../ui/feedback/toast-queue.ts'
import { showFieldError } from '../../ui/form/show-field-error.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useDraft } from '../../ui/unsaved/drafts.ts'
import { useUpgradeOffer } from '../billing/use-upgrade-offer.ts'
import { entryQuestionsQuery } from './entry-questions.ts'
import { knowledgeTexts } from './knowledge-texts.ts'
import { knowledgeEntryQuery, useRefreshKnowledge } from './queries.ts'
import { TextFields } from './text-fields.tsx'
import { useTextForm } from './use-text-form.ts'

interface EditTextFormProps {
  readonly agentId: number
  /** The server's current version, which may be newer than the form's initial one. */
  readonly present: KnowledgeEntryWithText
  /** Called if the server's text differs from `present`. */
  readonly onOutdated: () => void
  readonly onSaved: () => void
}

const subject = 'change-text'

/** For use in a dialog. A failed save or a change by someone else keeps the input. */
export function EditTextForm({ agentId, present, onOutdated, onSaved }: EditTextFormProps) {
  const [basis, setBasis] = useState(present.version)
  const form = useTextForm(valuesOf(present))
  const saving = useChangeText(agentId, present.id)
  const upgradeOffer = useUpgradeOffer()
  const { isDirty } = form.formState
  useDraft(isDirty && !saving.isSuccess)
  // A version saved a moment ago is the user's own.
  const isOutdated = basis !== present.version && saving.isIdle

  const save = form.handleSubmit(({ fileName, content }) =>
    clearToastsBefore(subject, saving).mutate(
      // Saving after seeing the other text overwrites it on purpose.
      { content, ...(fileName ? { fileName } : {}), version: present.version },
      {
        onSuccess: () => {
          toast(knowledgeTexts.changed, subject)
          onSaved()
        },
        onError: (error) => {
          saving.reset()
          const { title, description } = knowledgeTexts.changeFailed
          toastError({ title, description: withDetail(description, error) }, subject, upgradeOffer(error))
          const code = error instanceof ApiError ? error.code : undefined
          if (code === 'changed_meanwhile') onOutdated()
          else if (code === 'not_found') form.setError('content', { message: entryTexts.goneMeanwhile })
          else showFieldError(form, error, { already_exists: 'content', plan_limit_reached: 'content' })
        },
      },
    ),
  )

  function takeSaved() {
    form.reset(valuesOf(present))
    setBasis(present.version)
    form.setFocus('content')
  }

  return (
    <form noValidate onSubmit={save}>
      <Flex direction="column" gap="3">
        <TextFields form={form} rows={12} isReadOnly={saving.isPending} />
        {isOutdated && <OutdatedNote present={present} onTake={takeSaved} />}
        <Flex gap="3" mt="2" justify="end" className="dialog-actions">
          <Dialog.Close>
            <Button type="button" variant="soft" color="gray">
              Cancel
            </Button>
          </Dialog.Close>
          <SubmitButton isPending={saving.isPending} pending="Saving...">
            {isOutdated ? entryTexts.saveMine : 'Save'}
          </SubmitButton>
        </Flex>
      </Flex>
    </form>
  )
}

function valuesOf({ fileName, text }: KnowledgeEntryWithText) {
  return { fileName, content: text }
}

/** Updates a text that was written here. */
function useChangeText(agentId: number, entryId: number) {
  const queryClient = useQueryClient()
  const refresh = useRefreshKnowledge()
  return useMutation({
    mutationFn: (body: ChangeKnowledgeTextInput) =>
      callApi(changeKnowledgeText, { params: { id: agentId, entryId }, body }),
    onSuccess: () => {
      queryClient.removeQueries({ queryKey: entryQuestionsQuery(agentId, entryId).queryKey })
      void queryClient.invalidateQueries({
        queryKey: knowledgeEntryQuery(agentId, entryId).queryKey,
        exact: true,
      })
      return refresh(agentId)
    },
  })
}

interface OutdatedNoteProps {
  /** The version saved by someone else. */
  readonly present: KnowledgeEntryWithText
  readonly onTake: () => void
}

/** Says that someone else changed the text, shows the saved version, and lets the owner load it. */
function OutdatedNote({ present, onTake }: OutdatedNoteProps) {
  return (
    <Callout.Root color="yellow" role="alert">
      <Callout.Icon>
        <CircleAlert size={16} />
      </Callout.Icon>
      <Callout.Text>{entryTexts.changedMeanwhile}</Callout.Text>
      <Flex direction="column" align="start" gap="3">
        <details className="saved-text">
          <Text size="2" asChild>
            <summary>{entryTexts.showSaved}</summary>
          </Text>
          <ScrollArea scrollbars="vertical" className="entry-text" tabIndex={0}>
            <Text as="div" size="2" dir="auto" weight="medium">
              {present.fileName}
            </Text>
            <Text as="div" size="2" dir="auto">
              {present.text}
            </Text>
          </ScrollArea>
        </details>
        <Button type="button" size="1" variant="soft" color="gray" onClick={onTake}>
          {entryTexts.takeSaved}
        </Button>
      </Flex>
    </Callout.Root>
  )
}
