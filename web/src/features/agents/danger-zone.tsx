import type { Agent } from '@parleykit/contract/agents'
import { agentTexts } from '@parleykit/contract/owner-texts'
import { AlertDialog, Button, Flex, Heading, Text, TextField } from '@radix-ui/themes'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { withDetail } from '../../api-error.ts'
import { Field } from '../../ui/field.tsx'
import { toast, toastError } from '../../ui/toast-queue.ts'
import { useDeleteAgent } from './queries.ts'

/** Deletes the agent once its exact name is typed. */
export function DangerZone({ agent }: { readonly agent: Agent }) {
  const [typed, setTyped] = useState('')
  const deletion = useDeleteAgent()
  const navigate = useNavigate()

  function confirm() {
    deletion.mutate(agent.id, {
      onSuccess: () => {
        toast(agentTexts.deleted)
        void navigate({ to: '/dashboard' })
      },
      onError: (error) => {
        const { title, description } = agentTexts.deleteFailed
        toastError({ title, description: withDetail(description, error) })
      },
    })
  }

  return (
    <section className="danger-zone" aria-labelledby="danger-zone">
      <Heading as="h2" size="4" mb="1" id="danger-zone">
        Danger Zone
      </Heading>
      <Text as="p" size="2" color="gray" mb="3">
        Deleting an agent deletes its knowledge and its conversations. This can't be undone.
      </Text>
      <AlertDialog.Root onOpenChange={() => setTyped('')}>
        <AlertDialog.Trigger>
          <Button variant="outline" color="gray">
            Delete Agent
          </Button>
        </AlertDialog.Trigger>
        <AlertDialog.Content maxWidth="440px">
          <AlertDialog.Title size="4">Delete {agent.name}?</AlertDialog.Title>
          <AlertDialog.Description size="2" color="gray" mb="4">
            Its knowledge and conversations are deleted with it. This can't be undone.
          </AlertDialog.Description>
          <Field label={`Type ${agent.name} to confirm`}>
            {(control) => (
              <TextField.Root
                autoComplete="off"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
                {...control}
              />
            )}
          </Field>
          <Flex gap="3" mt="5" justify="end">
            <AlertDialog.Cancel>
              <Button variant="soft" color="gray">
                Cancel
              </Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action>
              <Button color="red" disabled={typed !== agent.name} onClick={confirm}>
                Delete Agent
              </Button>
            </AlertDialog.Action>
          </Flex>
        </AlertDialog.Content>
      </AlertDialog.Root>
    </section>
  )
}
