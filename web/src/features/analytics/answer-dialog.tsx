import { zodResolver } from '@hookform/resolvers/zod'
import { curatedAnswerInput } from '@parleykit/contract/corrections'
import { analyticsTexts } from '@parleykit/contract/owner-texts'
import { Button, Dialog, Flex, TextArea } from '@radix-ui/themes'
import { useForm } from 'react-hook-form'
import { withDetail } from '../../api-error.ts'
import { Field } from '../../ui/field.tsx'
import { toast, toastError } from '../../ui/toast-queue.ts'
import { UnsavedGuard } from '../../ui/unsaved-guard.tsx'
import { type Shown, useAnswerQuestion } from './queries.ts'

interface AnswerDialogProps extends Shown {
  /** The group's leading wording. */
  readonly question: string
  readonly onClose: () => void
}

/** Takes the answer to an unanswered question, whose wording may be mended too. */
export function AnswerDialog({ question, onClose, ...shown }: AnswerDialogProps) {
  const form = useForm({
    resolver: zodResolver(curatedAnswerInput),
    defaultValues: { question, answer: '' },
  })
  const { errors, isDirty } = form.formState
  const answering = useAnswerQuestion(shown, question)

  const save = form.handleSubmit((values) =>
    answering.mutate(values, {
      onSuccess: () => {
        toast(analyticsTexts.answered)
        onClose()
      },
      onError: (error) => {
        const { title, description } = analyticsTexts.answerFailed
        toastError({ title, description: withDetail(description, error) })
      },
    }),
  )

  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Content
        maxWidth="560px"
        onInteractOutside={(event) => {
          if (isDirty) event.preventDefault()
        }}
      >
        <Dialog.Title size="4">Answer this</Dialog.Title>
        <Dialog.Description size="2" color="gray" mb="4">
          Your answer is used at once, without training. You find it under Knowledge.
        </Dialog.Description>
        <UnsavedGuard isUnsaved={isDirty && !answering.isSuccess} />
        <form noValidate onSubmit={save}>
          <Flex direction="column" gap="4">
            <Field label="Question" error={errors.question?.message}>
              {(control) => <TextArea rows={2} dir="auto" {...control} {...form.register('question')} />}
            </Field>
            <Field label="Answer" error={errors.answer?.message}>
              {(control) => (
                <TextArea rows={5} dir="auto" autoFocus {...control} {...form.register('answer')} />
              )}
            </Field>
            <Flex gap="3" justify="end">
              <Dialog.Close>
                <Button variant="soft" color="gray">
                  Cancel
                </Button>
              </Dialog.Close>
              <Button type="submit" disabled={answering.isPending}>
                {answering.isPending ? 'Saving...' : 'Save Answer'}
              </Button>
            </Flex>
          </Flex>
        </form>
      </Dialog.Content>
    </Dialog.Root>
  )
}
