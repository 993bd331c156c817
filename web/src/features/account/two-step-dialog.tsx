import { Button, Code, Flex, Grid } from '@radix-ui/themes'
import { useState } from 'react'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { CopyButton } from '../../ui/feedback/copy-button.tsx'
import { clearToastsBefore, toast } from '../../ui/feedback/toast-queue.ts'
import { accountTexts } from '../auth/account-texts.ts'
import { ProofForm } from '../auth/proof-form.tsx'
import { useBeginTwoStep, useConfirmTwoStep, useRenewRecoveryCodes, useTurnOffTwoStep } from './queries.ts'
import { ScanSecret } from './scan-secret.tsx'

export type TwoStepTask = 'on' | 'renew' | 'off'

interface TwoStepDialogProps {
  readonly task: TwoStepTask | null
  readonly onClose: () => void
}

const titles = {
  on: 'Turn on two-step sign-in',
  renew: 'New recovery codes',
  off: 'Turn off two-step sign-in',
}
const texts = {
  on: 'Enter your password to continue.',
  renew: 'Your current codes will stop working.',
  off: "You'll sign in with just your password.",
}

/** The dialog for one two-step sign-in task: the proof, then the secret or the result. */
export function TwoStepDialog({ task, onClose }: TwoStepDialogProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  function close() {
    setCodes(null)
    onClose()
  }
  return (
    <Dialog.Root open={task !== null} onOpenChange={(open) => !open && close()}>
      <Dialog.Content
        maxWidth="440px"
        onInteractOutside={(event) => event.preventDefault()}
        // The codes are shown only once, so only their own button closes the dialog.
        onEscapeKeyDown={(event) => codes && event.preventDefault()}
      >
        {codes ? (
          <RecoveryCodes codes={codes} />
        ) : (
          task !== null && <Steps task={task} onCodes={setCodes} onClose={close} />
        )}
      </Dialog.Content>
    </Dialog.Root>
  )
}

interface StepsProps {
  readonly task: TwoStepTask
  readonly onCodes: (codes: readonly string[]) => void
  readonly onClose: () => void
}

function Steps({ task, onCodes, onClose }: StepsProps) {
  const begin = useBeginTwoStep()
  const confirm = useConfirmTwoStep()
  const renew = useRenewRecoveryCodes()
  const turnOff = useTurnOffTwoStep()

  return (
    <>
      <Dialog.Title size="4">{titles[task]}</Dialog.Title>
      <Dialog.Description size="2" color="gray" mb="4">
        {begin.data ? accountTexts.twoStepScan : texts[task]}
      </Dialog.Description>
      {task === 'on' && !begin.data && (
        <ProofForm
          action="Continue"
          send={({ password }) => clearToastsBefore('two-step', begin).mutateAsync({ password })}
          onClose={onClose}
        />
      )}
      {task === 'on' && begin.data && (
        <ScanSecret
          secret={begin.data}
          onClose={onClose}
          send={async (code) => {
            const { recoveryCodes } = await clearToastsBefore('two-step', confirm).mutateAsync({ code })
            onCodes(recoveryCodes)
            toast(accountTexts.twoStepOn, 'two-step')
          }}
        />
      )}
      {task === 'renew' && (
        <ProofForm
          action="Generate new codes"
          asksForCode
          onClose={onClose}
          send={async (proof) =>
            onCodes((await clearToastsBefore('two-step', renew).mutateAsync(proof)).recoveryCodes)
          }
        />
      )}
      {task === 'off' && (
        <ProofForm
          action="Turn off"
          asksForCode
          onClose={onClose}
          send={async (proof) => {
            await clearToastsBefore('two-step', turnOff).mutateAsync(proof)
            toast(accountTexts.twoStepOff, 'two-step')
            onClose()
          }}
        />
      )}
    </>
  )
}

/** The recovery codes, which are shown only once. */
function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  return (
    <>
      <Dialog.Title size="4">Your recovery codes</Dialog.Title>
      <Dialog.Description size="2" color="gray" mb="4">
        {accountTexts.recoveryCodesKeep}
      </Dialog.Description>
      <Grid columns={{ initial: '1', xs: '2' }} gap="2" asChild>
        <ul className="plain-list" aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>
              <Code size="3" variant="soft" color="gray">
                {code}
              </Code>
            </li>
          ))}
        </ul>
      </Grid>
      <Flex gap="3" justify="end" mt="4" className="dialog-actions">
        <CopyButton text={codes.join('\n')} label="Copy codes" />
        <Dialog.Close>
          <Button>Done</Button>
        </Dialog.Close>
      </Flex>
    </>
  )
}
