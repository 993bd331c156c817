import type { User } from '@parleykit/contract/auth/account'
import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { TitledSection } from '../../ui/titled-section.tsx'
import { DeleteAccountForm } from './delete-account-form.tsx'

export function DeleteAccountSection({ user }: { readonly user: User }) {
  const [open, setOpen] = useState(false)
  return (
    <TitledSection
      title="Delete account"
      text="Your agents stop answering, and all their knowledge and conversations are deleted. This can't be undone."
    >
      <Dialog.Root open={open} onOpenChange={setOpen}>
        <Dialog.Trigger>
          <Button variant="outline" color="gray">
            Delete account
          </Button>
        </Dialog.Trigger>
        <Dialog.Content maxWidth="440px">
          <Dialog.Title size="4">Delete your account?</Dialog.Title>
          <Dialog.Description size="2" color="gray" mb="4">
            All your data is deleted immediately and permanently. Export it first if you might need it later.
          </Dialog.Description>
          <DeleteAccountForm user={user} onCancel={() => setOpen(false)} />
        </Dialog.Content>
      </Dialog.Root>
    </TitledSection>
  )
}
