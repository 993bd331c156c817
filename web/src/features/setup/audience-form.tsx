import { type Audience, audiences, type Setup } from '@parleykit/contract/setup/setup'
import { Button, Flex, RadioCards, Text } from '@radix-ui/themes'
import { Link } from '@tanstack/react-router'
import { Store, Users } from 'lucide-react'
import { useState } from 'react'
import { withDetail } from '../../api/api-error.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { clearToasts, toastError } from '../../ui/feedback/toast-queue.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useChooseAudience } from './queries.ts'
import { audienceTexts, changeTexts, setupTexts } from './setup-texts.ts'
import './setup.css'

interface AudienceFormProps {
  readonly setup: Setup
  readonly onChosen: (audience: Audience) => void
}

const icons = { team: Users, customers: Store } as const

/** The two answers. On a server that is in use, a change is confirmed, with what it means. */
export function AudienceForm({ setup, onChosen }: AudienceFormProps) {
  const [audience, setAudience] = useState(setup.audience)
  const [isConfirming, setConfirming] = useState(false)
  const saving = useChooseAudience()
  // Without an answer, a server behaves as one for customers.
  const isChange = !setup.isOffered && audience !== (setup.audience ?? 'customers')

  function save() {
    if (audience === null) return
    clearToasts('setup')
    saving.mutate(audience, {
      onSuccess: () => onChosen(audience),
      onError: (error) =>
        toastError({ title: 'Error', description: withDetail(setupTexts.failed, error) }, 'setup'),
    })
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isChange) setConfirming(true)
        else save()
      }}
    >
      <Flex direction="column" gap="5">
        <RadioCards.Root
          value={audience ?? ''}
          onValueChange={(value) => setAudience(audiences.find((each) => each === value) ?? null)}
          columns={{ initial: '1', sm: '2' }}
          size="3"
          aria-label={setupTexts.choices}
        >
          {audiences.map((each) => (
            <AudienceCard key={each} audience={each} />
          ))}
        </RadioCards.Root>
        {(setup.registration.isSetByServer || setup.registration.isChosen) && (
          <Text as="p" size="2" color="gray">
            {setup.registration.isSetByServer ? setupTexts.registrationFixed : setupTexts.registrationChosen}
            {setupTexts.registrationOf(setup.registration)}
          </Text>
        )}
        <Flex gap="3" wrap="wrap">
          <SubmitButton
            size="3"
            isPending={saving.isPending}
            pending="Saving..."
            isOff={audience === null || saving.isPending}
          >
            {setupTexts.continue}
          </SubmitButton>
          <Button size="3" variant="soft" color="gray" asChild>
            <Link to="/dashboard">{setupTexts.notNow}</Link>
          </Button>
        </Flex>
      </Flex>
      {audience && (
        <ConfirmChange
          audience={audience}
          open={isConfirming}
          onOpenChange={setConfirming}
          onConfirm={save}
        />
      )}
    </form>
  )
}

interface ConfirmChangeProps {
  readonly audience: Audience
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly onConfirm: () => void
}

/** What a change means for accounts and plans. */
function ConfirmChange({ audience, ...dialog }: ConfirmChangeProps) {
  return (
    <ConfirmDialog
      {...dialog}
      title={setupTexts.confirmTitle(audience)}
      text={setupTexts.confirmText}
      action={setupTexts.confirm}
      isDestructive={false}
    >
      <ul className="setup-changes">
        {changeTexts[audience].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}

function AudienceCard({ audience }: { readonly audience: Audience }) {
  const Icon = icons[audience]
  const { name, help } = audienceTexts[audience]
  return (
    <RadioCards.Item value={audience} className="audience-card">
      <span className="icon-disc" aria-hidden>
        <Icon size={18} />
      </span>
      <div>
        <Text as="div" size="4" weight="medium">
          {name}
        </Text>
        <Text as="div" size="2" color="gray" mt="1">
          {help}
        </Text>
      </div>
    </RadioCards.Item>
  )
}
