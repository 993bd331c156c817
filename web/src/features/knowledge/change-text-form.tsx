import { entryTexts } from '@parleykit/contract/knowledge/entry-texts'
import type { KnowledgeEntryWithText } from '@parleykit/contract/knowledge/knowledge'
import { Button, Flex } from '@radix-ui/themes'
import { useState } from 'react'
import { ApiError, withDetail } from '../../api/api-error.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useDraft } from '../../ui/drafts.ts'
import { showRefusal } from '../../ui/show-refusal.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { anew, toast, toastError } from '../../ui/toast-queue.ts'
import { useUpgradeOffer } from '../billing/use-upgrade-offer.ts'
import { knowledgeTexts } from './knowledge-texts.ts'
import { OutdatedNote } from './outdated-note.tsx'
import { TextFields } from './text-fields.tsx'
import { useChangeText } from './use-change-text.ts'
import { useTextForm } from './use-text-form.ts'

interface ChangeTextFormProps {
  readonly agentId: number
  /** The server's current version, which may be newer than the form's initial one. */
  readonly present: KnowledgeEntryWithText
  /** Called if the server's text differs from `present`. */
  readonly onOutdated: () => void
  readonly onSaved: () => void
}

const subject = 'change-text'

/** For use in a dialog. A failed save or a change by someone else keeps the input. */
export function ChangeTextForm({ agentId, present, onOutdated, onSaved }: ChangeTextFormProps) {
  const [basis, setBasis] = useState(present.version)
  const form = useTextForm(valuesOf(present))
  const saving = useChangeText(agentId, present.id)
  const upgradeOffer = useUpgradeOffer()
  const { isDirty } = form.formState
  useDraft(isDirty && !saving.isSuccess)
  // A version saved a moment ago is the user's own.
  const isOutdated = basis !== present.version && saving.isIdle

  const save = form.handleSubmit(({ fileName, content }) =>
    anew(subject, saving).mutate(
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
          else showRefusal(form, error, { already_exists: 'content', plan_limit_reached: 'content' })
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
