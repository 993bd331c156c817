import { correctMessageInput } from '@parleykit/contract/answering/curated-answers/curated-answers'
import type { ConversationMessage } from '@parleykit/contract/conversations/conversations'
import { Flex, TextArea } from '@radix-ui/themes'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { withDetail } from '../../api/api-error.ts'
import { clearToastsBefore, toast, toastError } from '../../ui/feedback/toast-queue.ts'
import { Field } from '../../ui/form/field.tsx'
import { PendingButton } from '../../ui/form/pending-button.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { type Form, useForm } from '../../ui/form/use-form.ts'
import { DiscardDialog } from '../../ui/unsaved/discard-dialog.tsx'
import { useDraft } from '../../ui/unsaved/drafts.ts'
import { curatedAnswerTexts } from '../answering/curated-answers/curated-answer-texts.ts'
import { InlineAnswerTrace } from '../answering/inline-answer-trace.tsx'
import { useCorrectMessage } from './correction-queries.ts'
import { scrollIntoContainer, scrollToOpened } from './scroll-into-container.ts'

/** Alternative wordings as typed: one per line. */
const editorInput = correctMessageInput.extend({
  wordings: z
    .string()
    .transform((text) => text.split('\n').filter((line) => line.trim() !== ''))
    .pipe(correctMessageInput.shape.wordings.unwrap()),
})

const viewerOf = (element: HTMLElement) => element.closest<HTMLElement>('.message-viewer')

interface MessageEditorProps {
  readonly message: ConversationMessage
  readonly conversationId: number
  readonly onClose: () => void
}

/**
 * Corrects an agent's message. Ctrl+Enter saves. Escape and Cancel close it, and ask first if there are changes. A
 * failed save keeps the text.
 */
export function MessageEditor({ message, conversationId, onClose }: MessageEditorProps) {
  const correction = useCorrectMessage(conversationId)
  const form = useForm({
    schema: editorInput,
    defaultValues: { content: message.content, wordings: '' },
  })
  const { isDirty } = form.formState
  const [isAsking, setAsking] = useState(false)
  useDraft(isDirty)
  const { place, showOpened } = useEditorInView()

  const save = form.handleSubmit((input) =>
    clearToastsBefore('correction', correction).mutate(
      { id: message.id, ...input },
      {
        onSuccess: () => {
          toast(curatedAnswerTexts.corrected, 'correction')
          onClose()
        },
        onError: reportFailure,
      },
    ),
  )

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      if (!correction.isPending) void save()
    }
    if (event.key === 'Escape' && !correction.isPending) close()
  }

  function close() {
    if (isDirty) setAsking(true)
    else onClose()
  }

  return (
    <>
      <form ref={place} className="message-editor" noValidate onSubmit={save} onKeyDown={onKeyDown}>
        <AnswerField form={form} isSaving={correction.isPending} />
        <WordingsField form={form} isSaving={correction.isPending} />
        <Flex gap="2" mt="3">
          <SubmitButton size="2" isPending={correction.isPending} pending="Saving...">
            Save
          </SubmitButton>
          <PendingButton
            size="2"
            type="button"
            variant="soft"
            color="gray"
            isOff={correction.isPending}
            onClick={close}
          >
            Cancel
          </PendingButton>
        </Flex>
      </form>
      {/* Outside the form, which must not receive its keys. */}
      <InlineAnswerTrace messageId={message.id} sources={message.sources} onShown={showOpened} />
      <DiscardDialog open={isAsking} onOpenChange={setAsking} onDiscard={onClose} />
    </>
  )
}

function reportFailure(error: Error) {
  const { title, description } = curatedAnswerTexts.correctFailed
  toastError({ title, description: withDetail(description, error) }, 'correction')
}

/** Focuses the editor's text and scrolls it into view, and the answer trace that is opened below it. */
function useEditorInView() {
  const place = useRef<HTMLFormElement>(null)
  // Scrolls its buttons into view too, which would otherwise be below the end. Focus with scrolling would also move the
  // page.
  useEffect(() => {
    const { current: editor } = place
    editor?.querySelector('textarea')?.focus({ preventScroll: true })
    const viewer = editor && viewerOf(editor)
    if (viewer) scrollIntoContainer(editor, viewer)
  }, [])

  function showOpened(opened: HTMLElement) {
    const viewer = viewerOf(opened)
    if (viewer && place.current)
      scrollToOpened(place.current, opened, viewer, viewer.querySelector('.viewer-head'))
  }

  return { place, showOpened }
}

type EditorForm = Form<z.input<typeof editorInput>, z.output<typeof editorInput>>

interface EditorFieldProps {
  readonly form: EditorForm
  readonly isSaving: boolean
}

/** The text that replaces the agent's answer. */
function AnswerField({ form, isSaving }: EditorFieldProps) {
  const { errors } = form.formState
  return (
    <Field
      label="Corrected answer"
      help="Your agent will use this text for the same or very similar questions."
      error={errors.content?.message}
    >
      {(control) => (
        <TextArea rows={5} resize="vertical" readOnly={isSaving} {...control} {...form.register('content')} />
      )}
    </Field>
  )
}

/** Alternative wordings of the question, which get the same answer. */
function WordingsField({ form, isSaving }: EditorFieldProps) {
  const { errors } = form.formState
  return (
    <Flex direction="column" mt="3">
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
            readOnly={isSaving}
            {...control}
            {...form.register('wordings')}
          />
        )}
      </Field>
    </Flex>
  )
}
