import { Flex } from '@radix-ui/themes'
import { Plus } from 'lucide-react'
import { showRefusal } from '../../ui/show-refusal.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { anew, toast, toastError } from '../../ui/toast-queue.ts'
import { useUpgradeOffer } from '../billing/use-upgrade-offer.ts'
import { addFailure } from './add-failure.ts'
import { knowledgeTexts } from './knowledge-texts.ts'
import { useAddText } from './queries.ts'
import { TextFields } from './text-fields.tsx'
import type { TextFormState } from './use-text-form.ts'

interface TextFormProps {
  readonly agentId: number
  readonly form: TextFormState
}

export function TextForm({ agentId, form }: TextFormProps) {
  const addition = useAddText(agentId)
  const upgradeOffer = useUpgradeOffer()

  const add = form.handleSubmit(async ({ fileName, content }) => {
    const text = { content, fileType: 'text', ...(fileName ? { fileName } : {}) } as const
    try {
      await anew('add-text', addition).mutateAsync(text)
      form.reset()
      toast(knowledgeTexts.added, 'add-text')
    } catch (error) {
      toastError(addFailure(error), 'add-text', upgradeOffer(error))
      showRefusal(form, error, { already_exists: 'content', plan_limit_reached: 'content' })
    }
  })

  return (
    <form noValidate onSubmit={add}>
      <Flex direction="column" gap="3">
        <TextFields form={form} rows={6} isReadOnly={addition.isPending} />
        <Flex justify="end">
          <SubmitButton variant="soft" isPending={addition.isPending} pending="Adding...">
            <Plus size={16} /> Add text
          </SubmitButton>
        </Flex>
      </Flex>
    </form>
  )
}
