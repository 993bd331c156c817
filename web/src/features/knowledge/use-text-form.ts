import { addKnowledgeTextInput } from '@parleykit/contract/knowledge/knowledge'
import { useForm } from '../../ui/form/use-form.ts'

const noText = { fileName: '', content: '' }

/** The form for a text. A caller above the tabs or steps holds it, so that switching them loses nothing. */
export function useTextForm(beginning = noText) {
  return useForm({
    schema: addKnowledgeTextInput,
    defaultValues: beginning,
  })
}
export type TextFormState = ReturnType<typeof useTextForm>
