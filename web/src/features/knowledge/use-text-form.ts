import { addKnowledgeTextInput } from '@parleykit/contract/knowledge'
import { useForm } from '../../ui/form/use-form.ts'

/** What is being written; whoever shows it keeps it, so that changing tabs or steps loses nothing. */
export function useTextForm() {
  return useForm({
    schema: addKnowledgeTextInput,
    defaultValues: { fileName: '', content: '' },
  })
}
export type TextFormState = ReturnType<typeof useTextForm>
