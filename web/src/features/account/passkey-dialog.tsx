import type { Passkey } from '@parleykit/contract/auth/passkeys'
import { Text } from '@radix-ui/themes'
import type { RefObject } from 'react'
import { useState } from 'react'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { clearToastsBefore, toast } from '../../ui/feedback/toast-queue.ts'
import { passkeyTexts } from '../auth/passkey-texts.ts'
import { ProofForm } from '../auth/proof-form.tsx'
import { wasPromptDismissed } from '../auth/was-prompt-dismissed.ts'
import { useAddPasskey, useRemovePasskey } from './passkey-queries.ts'
import { RenamePasskeyForm } from './rename-passkey-form.tsx'

export type PasskeyTask =
  | { readonly kind: 'add' }
  | { readonly kind: 'rename' | 'remove'; readonly passkey: Passkey }

interface PasskeyDialogProps {
  readonly task: PasskeyTask | null
  readonly asksForCode: boolean
  /** Gets the focus once the row that opened the dialog is gone. */
  readonly list: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

const titles = { add: 'Add a passkey', rename: 'Rename passkey', remove: 'Remove passkey' }

/** The dialog for one passkey task. */
export function PasskeyDialog({ task, asksForCode, list, onClose }: PasskeyDialogProps) {
  return (
    <Dialog.Root open={task !== null} onOpenChange={(open) => !open && onClose()}>
      {task !== null && <Task task={task} asksForCode={asksForCode} list={list} onClose={onClose} />}
    </Dialog.Root>
  )
}

function Task({ task, asksForCode, list, onClose }: PasskeyDialogProps & { readonly task: PasskeyTask }) {
  return (
    <Dialog.Content
      maxWidth="440px"
      onInteractOutside={(event) => event.preventDefault()}
      returnTo={task.kind === 'remove' ? list : undefined}
    >
      <Dialog.Title size="4">{titles[task.kind]}</Dialog.Title>
      <Dialog.Description size="2" color="gray" mb="4">
        {textOf(task, asksForCode ? 'your password and a code' : 'your password')}
      </Dialog.Description>
      {task.kind === 'add' && <AddPasskeyForm asksForCode={asksForCode} onClose={onClose} />}
      {task.kind === 'rename' && <RenamePasskeyForm passkey={task.passkey} onClose={onClose} />}
      {task.kind === 'remove' && (
        <RemovePasskeyForm passkey={task.passkey} asksForCode={asksForCode} onClose={onClose} />
      )}
    </Dialog.Content>
  )
}

function textOf(task: PasskeyTask, proof: string): string {
  switch (task.kind) {
    case 'add':
      return `Enter ${proof}, then follow what your browser asks.`
    case 'rename':
      return 'Use a name that identifies the device.'
    case 'remove':
      return `“${task.passkey.name}” will no longer sign you in. Enter ${proof} to remove it.`
  }
}

interface RemovePasskeyFormProps {
  readonly passkey: Passkey
  readonly asksForCode: boolean
  readonly onClose: () => void
}

function RemovePasskeyForm({ passkey, asksForCode, onClose }: RemovePasskeyFormProps) {
  const remove = useRemovePasskey(passkey.id)
  return (
    <ProofForm
      action="Remove"
      asksForCode={asksForCode}
      isDestructive
      failure={passkeyTexts.removeFailed}
      onClose={onClose}
      send={async (proof) => {
        await clearToastsBefore('passkeys', remove).mutateAsync(proof)
        toast(passkeyTexts.removed, 'passkeys')
        onClose()
      }}
    />
  )
}

interface AddPasskeyFormProps {
  readonly asksForCode: boolean
  readonly onClose: () => void
}

/** Asks the user to prove who they are, then has the browser create a passkey. */
function AddPasskeyForm({ asksForCode, onClose }: AddPasskeyFormProps) {
  const add = useAddPasskey()
  const [note, setNote] = useState<string | null>(null)
  return (
    <>
      <ProofForm
        action="Continue"
        asksForCode={asksForCode}
        failure={passkeyTexts.addFailed}
        onClose={onClose}
        send={async (proof) => {
          setNote(null)
          try {
            await clearToastsBefore('passkeys', add).mutateAsync(proof)
          } catch (error) {
            const said = error instanceof Error ? noteOf(error) : null
            if (said === null) throw error
            return setNote(said)
          }
          toast(passkeyTexts.added, 'passkeys')
          onClose()
        }}
      />
      <Text as="p" role="status" size="2" color="gray" mt={note === null ? '0' : '3'}>
        {note}
      </Text>
    </>
  )
}

/** The message for a browser refusal that is no failure; null for any other error. */
function noteOf(error: Error): string | null {
  if (error.name === 'InvalidStateError') return passkeyTexts.there
  return wasPromptDismissed(error) ? passkeyTexts.notMade : null
}
