import type { addKnowledgeTextInput } from '@parleykit/contract/knowledge'
import { type RefObject, useEffect } from 'react'
import type { z } from 'zod'
import { type TextFormState, useTextForm } from './use-text-form.ts'

/** What a page holds of a text that is being written in one of its tabs. */
export interface KeptText {
  /** As it was when its tab was left. */
  readonly text: RefObject<z.input<typeof addKnowledgeTextInput> | null>
  readonly onUnsaved: (isUnsaved: boolean) => void
}

/** The form for a text, which goes on with what was written before its tab was left. */
export function useKeptTextForm({ text, onUnsaved }: KeptText): TextFormState {
  const form = useTextForm()
  const { reset, getValues } = form
  useEffect(() => {
    if (text.current) reset(text.current, { keepDefaultValues: true })
    return () => {
      text.current = getValues()
    }
  }, [text, reset, getValues])
  const { isDirty } = form.formState
  useEffect(() => onUnsaved(isDirty), [isDirty, onUnsaved])
  return form
}
