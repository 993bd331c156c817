import { Button, Code, Flex, Grid } from '@radix-ui/themes'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { accountTexts } from '../auth/account-texts.ts'

/** The recovery codes, which are shown only once. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
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
