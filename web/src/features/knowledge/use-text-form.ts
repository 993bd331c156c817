import { zodResolver } from '@hookform/resolvers/zod'
import { addKnowledgeTextInput } from '@parleykit/contract/knowledge'
import { useForm } from 'react-hook-form'

/** What is being written; held by the page, so that changing tabs or steps loses nothing. */
export function useTextForm() {
  return useForm({
    resolver: zodResolver(addKnowledgeTextInput),
    defaultValues: { fileName: '', content: '' },
  })
}
export type TextFormState = ReturnType<typeof useTextForm>
