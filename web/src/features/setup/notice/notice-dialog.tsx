import { noticeInput, noticeMax } from '@parleykit/contract/setup/notice'
import { Button, Flex, TextArea, TextField } from '@radix-ui/themes'
import { z } from 'zod'
import { withDetail } from '../../../api/api-error.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { clearToasts, toast, toastError } from '../../../ui/feedback/toast-queue.ts'
import { Field } from '../../../ui/form/field.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { useFieldValue, useForm } from '../../../ui/form/use-form.ts'
import { noticeScreenTexts } from './notice-texts.ts'
import { usePublishNotice } from './queries.ts'

/** The day as the browser's field has it, and the whole of it counts. */
const formInput = z.object({
  text: noticeInput.shape.text,
  until: z.string().transform((day) => (day === '' ? null : endOfDay(day))),
})

function endOfDay(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + 1).toISOString()
}

/** Asks for the text of a notice, and for the day until which it is shown. */
export function NoticeDialog({ onClose }: { readonly onClose: () => void }) {
  const publishing = usePublishNotice()
  const form = useForm({ schema: formInput, defaultValues: { text: '', until: '' } })
  const { errors, isSubmitting } = form.formState
  const text = useFieldValue({ form, name: 'text' })
  const publish = form.handleSubmit(async (notice) => {
    clearToasts('notice')
    try {
      await publishing.mutateAsync(notice)
      toast(noticeScreenTexts.published, 'notice')
      onClose()
    } catch (error) {
      const { title, description } = noticeScreenTexts.failed
      toastError({ title, description: withDetail(description, error) }, 'notice')
    }
  })
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content maxWidth="460px">
        <Dialog.Title size="4">{noticeScreenTexts.dialogTitle}</Dialog.Title>
        <Dialog.Description size="2" color="gray" mb="4">
          {noticeScreenTexts.help}
        </Dialog.Description>
        <form noValidate onSubmit={publish}>
          <Flex direction="column" gap="4">
            <Field
              label={noticeScreenTexts.text}
              error={errors.text?.message}
              help={noticeScreenTexts.left(Math.max(0, noticeMax - text.trim().length))}
            >
              {(control) => <TextArea rows={4} {...control} {...form.register('text')} />}
            </Field>
            <Field
              label={noticeScreenTexts.until}
              error={errors.until?.message}
              help={noticeScreenTexts.untilHelp}
            >
              {(control) => <TextField.Root type="date" {...control} {...form.register('until')} />}
            </Field>
            <Flex gap="3" justify="end" className="dialog-actions">
              <Button type="button" variant="soft" color="gray" onClick={onClose}>
                Cancel
              </Button>
              <SubmitButton isPending={isSubmitting}>{noticeScreenTexts.publish}</SubmitButton>
            </Flex>
          </Flex>
        </form>
      </Dialog.Content>
    </Dialog.Root>
  )
}
