import type { addKnowledgeTextInput } from '@parleykit/contract/knowledge'
import { type RefObject, useEffect } from 'react'
import type { z } from 'zod'
import { type TextFormState, useTextForm } from './use-text-form.ts'

interface LeftText {
  readonly values: z.input<typeof addKnowledgeTextInput>
  readonly isRefused: boolean
}

/** What a page holds of a text that is being written in one of its tabs. */
export interface KeptText {
  /** As it was when its tab was left, and whether it was told what is wrong with it. */
  readonly text: RefObject<LeftText | null>
  readonly onUnsaved: (isUnsaved: boolean) => void
}

/** The form for a text, which goes on with what was written before its tab was left. */
export function useKeptTextForm({ text, onUnsaved }: KeptText): TextFormState {
  const form = useTextForm()
  const { reset, getValues, getFieldState, trigger, watch } = form
  useEffect(() => {
    if (text.current) {
      reset(text.current.values, { keepDefaultValues: true })
      if (text.current.isRefused) void trigger()
    }
    // As after a submission: what is put right is no longer said to be wrong.
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
