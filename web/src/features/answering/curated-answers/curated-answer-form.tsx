import {
  type CuratedAnswer,
  curatedAnswerInput,
} from '@parleykit/contract/answering/curated-answers/curated-answers'
import { Button, Checkbox, Flex, Text, TextArea } from '@radix-ui/themes'
import { useState } from 'react'
import { withDetail } from '../../../api/api-error.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { clearToastsBefore, toast, toastError } from '../../../ui/feedback/toast-queue.ts'
import { Field } from '../../../ui/form/field.tsx'
import { showFieldError } from '../../../ui/form/show-field-error.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { useDraft } from '../../../ui/unsaved/drafts.ts'
import { curatedAnswerTexts } from './curated-answer-texts.ts'
import { useSaveCuratedAnswer } from './queries.ts'

interface CuratedAnswerFormProps {
  readonly agentId: number
  readonly answer: CuratedAnswer | null
  /** The initial question of a new answer. */
  readonly question?: string
  /** Alternative wordings that a new answer may also apply to. */
  readonly wordings?: readonly string[]
  readonly onSaved: () => void
}

/** For use in a dialog. A failed save keeps the input. */
export function CuratedAnswerForm(props: CuratedAnswerFormProps) {
  const { agentId, answer, question = '', wordings = [], onSaved } = props
  const [isForAll, setForAll] = useState(true)
  const saving = useSaveCuratedAnswer(agentId, answer?.id ?? null)
  const form = useForm({
    schema: curatedAnswerInput,
    defaultValues: { question: answer?.question ?? question, answer: answer?.answer ?? '' },
  })
  const { errors, isDirty } = form.formState
  useDraft(isDirty)

  const save = form.handleSubmit((input) =>
    clearToastsBefore('curated-answer', saving).mutate(
      isForAll ? { ...input, wordings: [...wordings] } : input,
      {
        onSuccess: () => {
          toast(answer ? curatedAnswerTexts.saved : curatedAnswerTexts.added, 'curated-answer')
          onSaved()
        },
        onError: (error) => {
          const { title, description } = curatedAnswerTexts.saveFailed
          toastError({ title, description: withDetail(description, error) }, 'curated-answer')
          showFieldError(form, error, { already_exists: 'question', validation_failed: 'question' })
        },
      },
    ),
  )

  return (
    <form noValidate onSubmit={save}>
      <Flex direction="column" gap="3">
        <Field label="Question" error={errors.question?.message}>
          {(control) => (
            <TextArea
              rows={2}
              placeholder="When are you open on Sundays?"
              {...control}
              {...form.register('question')}
            />
          )}
        </Field>
        <Field label="Answer" error={errors.answer?.message}>
          {(control) => (
            <TextArea
              rows={6}
              resize="vertical"
              autoFocus={question !== ''}
              {...control}
              {...form.register('answer')}
            />
          )}
        </Field>
        {wordings.length > 0 && (
          <WordingsChoice wordings={wordings} isForAll={isForAll} onChange={setForAll} />
        )}
        <Flex gap="3" mt="2" justify="end" className="dialog-actions">
          <Dialog.Close>
            <Button type="button" variant="soft" color="gray">
              Cancel
            </Button>
          </Dialog.Close>
          <SubmitButton isPending={saving.isPending} pending="Saving...">
            Save
          </SubmitButton>
        </Flex>
      </Flex>
    </form>
  )
}

interface WordingsChoiceProps {
  readonly wordings: readonly string[]
  readonly isForAll: boolean
  readonly onChange: (isForAll: boolean) => void
}

/** Whether the answer also applies to other wordings of the question. */
function WordingsChoice({ wordings, isForAll, onChange }: WordingsChoiceProps) {
  return (
    <div>
      <Text as="label" size="2">
        <Flex gap="2" align="center">
          <Checkbox checked={isForAll} onCheckedChange={(checked) => onChange(checked === true)} />
          {curatedAnswerTexts.forWordings(wordings.length)}
        </Flex>
      </Text>
      <ul className="curated-wordings">
        {wordings.map((wording) => (
          <Text as="div" size="2" color="gray" key={wording} asChild>
            <li>{wording}</li>
          </Text>
        ))}
      </ul>
    </div>
  )
}
