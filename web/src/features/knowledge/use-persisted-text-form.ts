import type { addKnowledgeTextInput } from '@parleykit/contract/knowledge/knowledge'
import { type RefObject, useEffect } from 'react'
import type { z } from 'zod'
import { type TextFormState, useTextForm } from './use-text-form.ts'

interface LeftText {
  readonly values: z.input<typeof addKnowledgeTextInput>
  readonly isRefused: boolean
}

/** A page's copy of a text that is being written in one of its tabs. */
export interface PersistedText {
  /** The text when its tab was left, and whether its errors were shown. */
  readonly text: RefObject<LeftText | null>
  readonly onUnsaved: (isUnsaved: boolean) => void
}

/** The form for a text, which restores the input from before its tab was left. */
export function usePersistedTextForm({ text, onUnsaved }: PersistedText): TextFormState {
  const form = useTextForm()
  const { reset, getValues, getFieldState, trigger, watch } = form
  useEffect(() => {
    if (text.current) {
      reset(text.current.values, { keepDefaultValues: true })
      if (text.current.isRefused) void trigger()
    }
    // As after a submission, an error disappears once it is fixed.
    const { unsubscribe } = watch((_, { name }) => {
      if (name && getFieldState(name).invalid) void trigger(name)
    })
    return () => {
      unsubscribe()
      const isRefused = (['fileName', 'content'] as const).some((name) => getFieldState(name).invalid)
      text.current = { values: getValues(), isRefused }
    }
  }, [text, reset, getValues, getFieldState, trigger, watch])
  const { isDirty } = form.formState
  useEffect(() => onUnsaved(isDirty), [isDirty, onUnsaved])
  return form
}
