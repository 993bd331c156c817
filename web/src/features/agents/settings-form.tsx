import { zodResolver } from '@hookform/resolvers/zod'
import type { Agent } from '@parleykit/contract/agents'
import { agentTexts, wizardTexts } from '@parleykit/contract/owner-texts'
import { Button, Flex } from '@radix-ui/themes'
import { Link } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { withDetail } from '../../api-error.ts'
import { toast, toastError } from '../../ui/toast-queue.ts'
import { settingsForm, settingsOf } from './agent-form.ts'
import { IdentityFields } from './identity-fields.tsx'
import { useUpdateAgent } from './queries.ts'
import { StarterPromptFields } from './starter-prompt-fields.tsx'
import { ToneFields } from './tone-fields.tsx'

/** The edit form of an agent. */
export function SettingsForm({ agent }: { readonly agent: Agent }) {
  const form = useForm({ resolver: zodResolver(settingsForm), defaultValues: settingsOf(agent) })
  const update = useUpdateAgent()

  const save = form.handleSubmit(
    (values) =>
      update.mutate(
        { id: agent.id, ...values },
        {
          onSuccess: (saved) => {
            form.reset(settingsOf(saved))
            toast(agentTexts.updated)
          },
          onError: (error) => {
            const { title, description } = agentTexts.updateFailed
            toastError({ title, description: withDetail(description, error) })
          },
        },
      ),
    () => toastError({ title: wizardTexts.validationTitle, description: wizardTexts.correctHighlighted }),
  )

  return (
    <form noValidate onSubmit={save}>
      <Flex direction="column" gap="5">
        <IdentityFields form={form} />
        <ToneFields form={form} />
        <StarterPromptFields form={form} />
        <Flex gap="3" justify="end">
          <Button variant="soft" color="gray" asChild>
            <Link to="/dashboard">Cancel</Link>
          </Button>
          <Button type="submit" disabled={update.isPending}>
            {update.isPending ? 'Saving...' : 'Save Changes'}
          </Button>
        </Flex>
      </Flex>
    </form>
  )
}
