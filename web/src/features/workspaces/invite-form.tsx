import type { MemberRole } from '@parleykit/contract/base/roles'
import { inviteMemberInput } from '@parleykit/contract/workspaces/workspaces'
import { Button, Flex, Text, TextField } from '@radix-ui/themes'
import { useState } from 'react'
import { z } from 'zod'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Field } from '../../ui/form/field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { membersTexts } from './members-texts.ts'
import type { useInviteMember } from './queries.ts'
import { RoleSelect } from './role-select.tsx'

/** An empty field means no address. */
const emailInput = z.object({ email: z.literal('').or(inviteMemberInput.shape.email) })

/** Asks for the address and the role of the person to invite. */
export function InviteForm({ inviting }: { readonly inviting: ReturnType<typeof useInviteMember> }) {
  const [role, setRole] = useState<MemberRole>('editor')
  const form = useForm({ schema: emailInput, defaultValues: { email: '' } })
  const invite = form.handleSubmit(({ email }) => inviting.mutate({ role, ...(email && { email }) }))
  return (
    <form noValidate onSubmit={invite}>
      <Dialog.Description size="2" color="gray" mb="4">
        {membersTexts.inviteHelp}
      </Dialog.Description>
      <Flex direction="column" gap="4">
        <Field
          label="Email (optional)"
          error={form.formState.errors.email?.message}
          help={membersTexts.emailHelp}
        >
          {(control) => (
            <TextField.Root type="email" autoComplete="off" {...control} {...form.register('email')} />
          )}
        </Field>
        <Flex direction="column" gap="2" align="start">
          <Text size="2" weight="medium">
            Role
          </Text>
          <RoleSelect label="Role" role={role} onChange={setRole} />
          <Text size="1" color="gray">
            {membersTexts.roleHelp[role]}
          </Text>
        </Flex>
      </Flex>
      <Flex gap="3" mt="5" justify="end" className="dialog-actions">
        <Dialog.Close>
          <Button type="button" variant="soft" color="gray">
            Cancel
          </Button>
        </Dialog.Close>
        <SubmitButton isPending={inviting.isPending}>{membersTexts.invite}</SubmitButton>
      </Flex>
    </form>
  )
}
