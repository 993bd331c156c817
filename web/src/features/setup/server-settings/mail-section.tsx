import type { User } from '@parleykit/contract/auth/account'
import type { MailSettings } from '@parleykit/contract/setup/server-settings'
import { Button, Callout, Flex, Text } from '@radix-ui/themes'
import { Link2 } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { withDetail } from '../../../api/api-error.ts'
import { clearToasts, toast, toastError } from '../../../ui/feedback/toast-queue.ts'
import { PendingButton } from '../../../ui/form/pending-button.tsx'
import { SubmitLabel } from '../../../ui/form/submit-label.tsx'
import { TitledSection } from '../../../ui/layout/titled-section.tsx'
import { MailServerDialog } from './mail-server-dialog.tsx'
import { useRemoveMailServer, useSendTestEmail } from './queries.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { mailTexts, serverSettingsTexts } from './server-settings-texts.ts'
import { SettingFacts } from './setting-facts.tsx'
import { MissingNotice, SavedNotice } from './setting-notices.tsx'

interface MailSectionProps {
  readonly settings: MailSettings
  readonly user: User
}

/** The mail server, or that no email is sent. */
export function MailSection({ settings, user }: MailSectionProps) {
  const { server, isSetByServer, hasPublicUrl, linksLeadTo } = settings
  const [isSaved, setSaved] = useState(false)
  const saved = useRef<HTMLDivElement>(null)
  return (
    <TitledSection title={mailTexts.title} text={mailTexts.text}>
      <Flex direction="column" gap="3">
        {isSaved && server && <SavedNotice text={mailTexts.sent(user.email)} place={saved} />}
        {server ? (
          <ServerFacts server={server} isSetByServer={isSetByServer} />
        ) : (
          <Text as="p" size="2">
            {isSetByServer ? mailTexts.files : mailTexts.none}
          </Text>
        )}
        {server && !hasPublicUrl && (
          <Callout.Root color="yellow" size="1">
            <Callout.Icon>
              <Link2 size={16} />
            </Callout.Icon>
            <Callout.Text className="wrap-anywhere">{mailTexts.linksGuessed(linksLeadTo)}</Callout.Text>
          </Callout.Root>
        )}
        <MailActions settings={settings} user={user} onSaved={setSaved} saved={saved} />
      </Flex>
    </TitledSection>
  )
}

interface ServerFactsProps {
  readonly server: NonNullable<MailSettings['server']>
  readonly isSetByServer: boolean
}

function ServerFacts({ server, isSetByServer }: ServerFactsProps) {
  const facts = [
    { name: mailTexts.server, value: mailTexts.serverOf(server) },
    { name: mailTexts.login, value: mailTexts.loginOf(server) },
    { name: mailTexts.sender, value: server.from },
  ]
  return (
    <>
      {server.needsPassword && (
        <MissingNotice title={mailTexts.needsPassword} text={mailTexts.needsPasswordHelp} />
      )}
      <SettingFacts facts={facts} setByServer={isSetByServer ? mailTexts.setByServerHelp : null} />
    </>
  )
}

interface MailActionsProps extends MailSectionProps {
  readonly onSaved: (isSaved: boolean) => void
  /** Gets the focus after a save. */
  readonly saved: RefObject<HTMLElement | null>
}

function MailActions({ settings: { server, isSetByServer }, user, onSaved, saved }: MailActionsProps) {
  const [task, setTask] = useState<'edit' | 'remove' | null>(null)
  const close = () => setTask(null)
  const removal = useRemoveMailServer()
  return (
    <Flex gap="3" wrap="wrap">
      {server && !server.needsPassword && <TestButton address={user.email} />}
      {!isSetByServer && (
        <Button
          {...(server && { variant: 'soft' as const, color: 'gray' as const })}
          onClick={() => {
            onSaved(false)
            setTask('edit')
          }}
        >
          {server ? serverSettingsTexts.change : mailTexts.set}
        </Button>
      )}
      {!isSetByServer && server && (
        <Button variant="soft" color="gray" onClick={() => setTask('remove')}>
          {serverSettingsTexts.remove}
        </Button>
      )}
      <MailServerDialog
        open={task === 'edit'}
        server={server}
        user={user}
        returnTo={saved}
        onClose={close}
        onSaved={() => {
          close()
          onSaved(true)
        }}
      />
      <RemoveDialog
        open={task === 'remove'}
        user={user}
        title={mailTexts.removeTitle}
        text={mailTexts.removeText}
        action={serverSettingsTexts.remove}
        failure={mailTexts.removeFailed}
        onClose={close}
        remove={async (proof) => {
          await removal.mutateAsync(proof)
          toast(mailTexts.removed, 'mail-server')
          onSaved(false)
        }}
      />
    </Flex>
  )
}

function TestButton({ address }: { readonly address: string }) {
  const sending = useSendTestEmail()
  function send() {
    clearToasts('mail-server')
    sending.mutate(undefined, {
      onSuccess: () => toast({ title: mailTexts.sent(address) }, 'mail-server'),
      onError: (error) => {
        const { title, description } = mailTexts.testFailed
        toastError({ title, description: withDetail(description, error) }, 'mail-server')
      },
    })
  }
  return (
    <PendingButton variant="soft" isOff={sending.isPending} aria-busy={sending.isPending} onClick={send}>
      <SubmitLabel isPending={sending.isPending} idle={mailTexts.test} pending={mailTexts.testing} />
    </PendingButton>
  )
}
