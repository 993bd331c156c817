import { addKnowledgeTextInput } from '@parleykit/contract/knowledge'
import { useForm } from '../../ui/form/use-form.ts'

const noText = { fileName: '', content: '' }

/** What is being written; whoever shows it keeps it, so that changing tabs or steps loses nothing. */
export function useTextForm(beginning = noText) {
  return useForm({
    schema: addKnowledgeTextInput,
    defaultValues: beginning,
  })
}
export type TextFormState = ReturnType<typeof useTextForm>
