import { knowledgeTexts } from '@parleykit/contract/owner-knowledge-texts'
import { Flex, TextArea, TextField } from '@radix-ui/themes'
import { Plus } from 'lucide-react'
import { withDetail } from '../../api/api-error.ts'
import { Field } from '../../ui/field.tsx'
import { SteadyButton } from '../../ui/steady-button.tsx'
import { anew, toast, toastError } from '../../ui/toast-queue.ts'
import { useUpgradeOffer } from '../billing/use-upgrade-offer.ts'
import { PlacesNote } from './places-note.tsx'
import { useAddText } from './queries.ts'
import type { TextFormState } from './use-text-form.ts'

interface TextFormProps {
  readonly agentId: number
  readonly form: TextFormState
}

export function TextForm({ agentId, form }: TextFormProps) {
  const addition = useAddText(agentId)
  const upgradeOffer = useUpgradeOffer()
  const { errors } = form.formState

  const add = form.handleSubmit(({ fileName, content }) =>
    anew('add-text', addition).mutate(
      { content, fileType: 'text', ...(fileName ? { fileName } : {}) },
      {
        onSuccess: () => {
          form.reset()
          toast(knowledgeTexts.added, 'add-text')
        },
        onError: (error) => {
          const { title, description } = knowledgeTexts.addFailed
          toastError({ title, description: withDetail(description, error) }, 'add-text', upgradeOffer(error))
        },
      },
    ),
  )

  return (
    <form noValidate onSubmit={add}>
      <Flex direction="column" gap="3">
        <Field label="Title (optional)" error={errors.fileName?.message}>
          {(control) => (
            <TextField.Root
              placeholder="Opening hours"
              readOnly={addition.isPending}
              {...control}
              {...form.register('fileName')}
            />
          )}
        </Field>
        <Field label="Text" error={errors.content?.message}>
          {(control) => (
            <TextArea
              rows={6}
              placeholder="Write or paste what your agent should know"
              readOnly={addition.isPending}
              {...control}
              {...form.register('content')}
            />
          )}
        </Field>
        <PlacesNote form={form} />
        <Flex justify="end">
          <SteadyButton type="submit" variant="soft" isOff={addition.isPending}>
            <Plus size={16} /> {addition.isPending ? 'Adding...' : 'Add text'}
          </SteadyButton>
        </Flex>
      </Flex>
    </form>
  )
}
