import { Text } from '@radix-ui/themes'
import { useState } from 'react'
import { anew, toast } from '../../ui/toast-queue.ts'
import { passkeyTexts } from '../auth/passkey-texts.ts'
import { ProofForm } from '../auth/proof-form.tsx'
import { wasDismissed } from '../auth/was-dismissed.ts'
import { useAddPasskey } from './passkey-queries.ts'

interface AddPasskeyFormProps {
  readonly asksForCode: boolean
  readonly onClose: () => void
}

/** Asks the user to prove who they are, then has the browser create a passkey. */
export function AddPasskeyForm({ asksForCode, onClose }: AddPasskeyFormProps) {
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
            await anew('passkeys', add).mutateAsync(proof)
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
  return wasDismissed(error) ? passkeyTexts.notMade : null
}
