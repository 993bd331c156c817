import type { CuratedAnswer } from '@parleykit/contract/answering/curated-answers/curated-answers'
import { Button, Flex, Text, TextArea, TextField } from '@radix-ui/themes'
import { useState } from 'react'
import { ApiError, withDetail } from '../../../api/api-error.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { clearToastsBefore, toast, toastError } from '../../../ui/feedback/toast-queue.ts'
import { Field } from '../../../ui/form/field.tsx'
import { showFieldError } from '../../../ui/form/show-field-error.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { useFieldValue, useForm } from '../../../ui/form/use-form.ts'
import { useDraft } from '../../../ui/unsaved/drafts.ts'
import { AnswerText } from '../answer-text.tsx'
import { type AnswerDraft, type AnswerForm, answerFormSchema, toFormValues } from './answer-form.ts'
import { curatedAnswerTexts } from './curated-answer-texts.ts'
import { useSaveCuratedAnswer } from './queries.ts'

interface CuratedAnswerFormProps {
  readonly agentId: number
  /** Null to write a new one. */
  readonly answer: CuratedAnswer | null
  /** What a new one begins with. */
  readonly draft?: AnswerDraft
  readonly onSaved: () => void
}

const noDraft: AnswerDraft = { question: '' }

/** For use in a dialog. A failed save keeps the input. */
export function CuratedAnswerForm({ agentId, answer, draft = noDraft, onSaved }: CuratedAnswerFormProps) {
  const [isGone, setGone] = useState(false)
  const saving = useSaveCuratedAnswer(agentId, isGone ? null : (answer?.id ?? null))
  const form = useForm({ schema: answerFormSchema, defaultValues: toFormValues(answer, draft) })
  useDraft(form.formState.isDirty)

  const save = form.handleSubmit((input) =>
    clearToastsBefore('curated-answer', saving).mutate(input, {
      onSuccess: () => {
        toast(answer && !isGone ? curatedAnswerTexts.saved : curatedAnswerTexts.added, 'curated-answer')
        onSaved()
      },
      onError: (error) => {
        if (!isGone && error instanceof ApiError && error.code === 'not_found') return setGone(true)
        const { title, description } = curatedAnswerTexts.saveFailed
        toastError({ title, description: withDetail(description, error) }, 'curated-answer')
        showFieldError(form, error, { already_exists: 'question', validation_failed: 'question' })
      },
    }),
  )

  return (
    <form noValidate onSubmit={save}>
      <Flex direction="column" gap="3">
        <QuestionFields form={form} />
        <AnswerField form={form} isFirst={draft.question !== ''} />
        <DaysFields form={form} />
        {isGone && (
          <Text as="p" size="2" color="red" role="alert">
            {curatedAnswerTexts.goneMeanwhile}
          </Text>
        )}
        <Flex gap="3" mt="2" justify="end" className="dialog-actions">
          <Dialog.Close>
            <Button type="button" variant="soft" color="gray">
              Cancel
            </Button>
          </Dialog.Close>
          <SubmitButton isPending={saving.isPending} pending="Saving...">
            {isGone ? curatedAnswerTexts.addAgain : 'Save'}
          </SubmitButton>
        </Flex>
      </Flex>
    </form>
  )
}

interface FieldsProps {
  readonly form: AnswerForm
}

/** The question, and other ways to ask it. */
function QuestionFields({ form }: FieldsProps) {
  const { errors } = form.formState
  return (
    <>
      <Field label={curatedAnswerTexts.question} error={errors.question?.message}>
        {(control) => (
          <TextArea
            rows={2}
            placeholder={curatedAnswerTexts.questionExample}
            {...control}
            {...form.register('question')}
          />
        )}
      </Field>
      <Field
        label={curatedAnswerTexts.otherWordings}
        help={curatedAnswerTexts.otherWordingsHelp}
        error={errors.wordings?.message}
      >
        {(control) => (
          <TextArea
            rows={2}
            resize="vertical"
            placeholder={curatedAnswerTexts.otherWordingsExample}
            {...control}
            {...form.register('wordings')}
          />
        )}
      </Field>
    </>
  )
}

/** The answer as Markdown, and on request as visitors see it. */
function AnswerField({ form, isFirst }: FieldsProps & { readonly isFirst: boolean }) {
  const [isShown, setShown] = useState(false)
  const text = useFieldValue({ form, name: 'answer' })
  return (
    <div>
      <Field
        label={curatedAnswerTexts.answer}
        help={curatedAnswerTexts.answerHelp}
        error={form.formState.errors.answer?.message}
      >
        {(control) => (
          <TextArea
            rows={5}
            resize="vertical"
            autoFocus={isFirst}
            {...control}
            {...form.register('answer')}
          />
        )}
      </Field>
      <details
        className="answer-preview"
        open={isShown}
        onToggle={(event) => setShown(event.currentTarget.open)}
      >
        <Text as="div" size="2" color="gray" asChild>
          <summary>{curatedAnswerTexts.preview}</summary>
        </Text>
        {isShown && <AnswerText text={text} size="2" mt="2" />}
      </details>
    </div>
  )
}

/** The first and the last day on which the answer is used. */
function DaysFields({ form }: FieldsProps) {
  const { errors } = form.formState
  return (
    <div>
      <Flex gap="3" wrap="wrap" className="answer-days">
        <Field label={curatedAnswerTexts.firstDay} error={errors.validFrom?.message}>
          {(control) => <TextField.Root type="date" {...control} {...form.register('validFrom')} />}
        </Field>
        <Field label={curatedAnswerTexts.lastDay} error={errors.validUntil?.message}>
          {(control) => <TextField.Root type="date" {...control} {...form.register('validUntil')} />}
        </Field>
      </Flex>
      <Text as="p" size="1" color="gray" mt="1">
        {curatedAnswerTexts.daysHelp}
      </Text>
    </div>
  )
}
