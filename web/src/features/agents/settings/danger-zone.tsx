import { agentTexts } from '@parleykit/contract/agents/agent-texts'
import type { Agent } from '@parleykit/contract/agents/agents'
import { Button, Flex, TextField } from '@radix-ui/themes'
import { useNavigate } from '@tanstack/react-router'
import { type SubmitEvent, useState } from 'react'
import { withDetail } from '../../../api/api-error.ts'
import { AlertDialog } from '../../../ui/dialog/dialog.tsx'
import { clearToastsBefore, toast, toastError } from '../../../ui/feedback/toast-queue.ts'
import { Field } from '../../../ui/form/field.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { useDeleteAgent } from '../queries.ts'

/** Deletes the agent once its exact name is typed. */
export function DangerZone({ agent }: { readonly agent: Agent }) {
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const deletion = useDeleteAgent()
  const navigate = useNavigate()
  const isRight = typed === agent.name

  function setOpen(open: boolean) {
    setTyped('')
    setIsOpen(open)
  }

  function confirm(event: SubmitEvent) {
    event.preventDefault()
    // React events bubble from this dialog's form to the form of the page.
    event.stopPropagation()
    if (!isRight || deletion.isPending) return
    clearToastsBefore('agent-deletion', deletion).mutate(agent.id, {
      onSuccess: () => {
        toast(agentTexts.deleted, 'agent-deletion')
        void navigate({ to: '/dashboard', ignoreBlocker: true })
      },
      onError: (error) => {
        const { title, description } = agentTexts.deleteFailed
        toastError({ title, description: withDetail(description, error) }, 'agent-deletion')
      },
    })
  }

  return (
    <div>
      <AlertDialog.Root open={isOpen} onOpenChange={setOpen}>
        <AlertDialog.Trigger>
          <Button variant="outline" color="gray">
            Delete agent
          </Button>
        </AlertDialog.Trigger>
        <AlertDialog.Content maxWidth="440px">
          <AlertDialog.Title size="4" className="wrap-anywhere">
            Delete <bdi>{agent.name}</bdi>?
          </AlertDialog.Title>
          <AlertDialog.Description size="2" color="gray" mb="4">
            Its knowledge and conversations will be deleted too. This can't be undone.
          </AlertDialog.Description>
          <form onSubmit={confirm}>
            <NameField name={agent.name} typed={typed} onType={setTyped} />
            <Flex gap="3" mt="5" justify="end" className="dialog-actions">
              <AlertDialog.Cancel>
                <Button type="button" variant="soft" color="gray">
                  Cancel
                </Button>
              </AlertDialog.Cancel>
              <SubmitButton color="red" isPending={deletion.isPending} pending="Deleting..." isOff={!isRight}>
                Delete agent
              </SubmitButton>
            </Flex>
          </form>
        </AlertDialog.Content>
      </AlertDialog.Root>
    </div>
  )
}

interface NameFieldProps {
  readonly name: string
  readonly typed: string
  readonly onType: (typed: string) => void
}

function NameField({ name, typed, onType }: NameFieldProps) {
  return (
    <Field label={`Type ${name} to confirm`}>
      {(control) => (
        <TextField.Root
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => onType(event.target.value)}
          {...control}
        />
      )}
    </Field>
  )
}
