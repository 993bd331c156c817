import type { AccountLink } from '@parleykit/contract/setup/managed-accounts'
import { Button, Code, Flex } from '@radix-ui/themes'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { CopyButton } from '../../../ui/feedback/copy-button.tsx'
import { dayAndTime } from '../../../ui/format/local-dates.ts'
import { accountsTexts } from './accounts-texts.ts'

interface ShownLinkProps {
  readonly link: AccountLink
  /** Where it was mailed, if it was. */
  readonly address: string | null
  readonly onClose: () => void
}

/** A link that is shown only once. */
export function ShownLink({ link: { url, until, isMailed }, address, onClose }: ShownLinkProps) {
  return (
    <>
      <Dialog.Description size="2" mb="3">
        {accountsTexts.linkHelp(dayAndTime(until))}{' '}
        {isMailed && address !== null && accountsTexts.mailed(address)}
      </Dialog.Description>
      <Code variant="soft" color="gray" className="wrap-anywhere" tabIndex={0}>
        {url}
      </Code>
      <Flex gap="3" mt="4" justify="end" className="dialog-actions">
        <CopyButton text={url} label={accountsTexts.copyLink} />
        <Button onClick={onClose}>{accountsTexts.done}</Button>
      </Flex>
    </>
  )
}
