import { webhookEventTypes } from '@parleykit/contract/webhooks/webhook-events'
import type { Webhook } from '@parleykit/contract/webhooks/webhooks'
import { Button, Checkbox, Flex, Text, TextField } from '@radix-ui/themes'
import { type FormEvent, useId, useState } from 'react'
import { withDetail } from '../../api/api-error.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { clearToastsBefore, toast } from '../../ui/feedback/toast-queue.ts'
import { Field } from '../../ui/form/field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useSaveWebhook } from './queries.ts'
import { webhookEventNames, webhookTexts } from './webhook-texts.ts'

interface WebhookDialogProps {
  readonly agentId: number
  /** Null for a new one. */
  readonly webhook: Webhook | null
  readonly onClose: () => void
  /** Called with a new webhook's secret, which is shown once. */
  readonly onSecret: (secret: string) => void
}

/** Asks for the target URL and the event types. */
export function WebhookDialog({ agentId, webhook, onClose, onSecret }: WebhookDialogProps) {
  const [url, setUrl] = useState(webhook?.url ?? '')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(webhook?.events ?? webhookEventTypes))
  const save = useSaveWebhook(agentId, webhook?.id ?? null)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (save.isPending) return
    const events = webhookEventTypes.filter((type) => chosen.has(type))
    clearToastsBefore('webhooks', save).mutate(
      { url, events },
      {
        onSuccess: (made) => {
          onClose()
          if (made) onSecret(made.secret)
          else toast(webhookTexts.saved, 'webhooks')
        },
      },
    )
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content maxWidth="480px">
        <Dialog.Title size="4">{webhook ? webhookTexts.editTitle : webhookTexts.addTitle}</Dialog.Title>
        <Dialog.Description size="2" color="gray" mb="4">
          {webhookTexts.formHelp}
        </Dialog.Description>
        <form onSubmit={submit} noValidate>
          <Flex direction="column" gap="4">
            <Field label={webhookTexts.address} help={webhookTexts.addressHelp}>
              {(control) => (
                <TextField.Root
                  {...control}
                  dir="ltr"
                  type="url"
                  inputMode="url"
                  autoComplete="off"
                  placeholder="https://example.com/webhooks"
                  value={url}
                  onChange={(event) => setUrl(event.target.value)}
                />
              )}
            </Field>
            <EventChoice chosen={chosen} onChange={setChosen} />
            {save.error && (
              <Text as="p" size="2" color="red" role="alert">
                {withDetail(webhookTexts.saveFailed, save.error)}
              </Text>
            )}
            <Flex gap="3" justify="end" className="dialog-actions">
              <Dialog.Close>
                <Button type="button" variant="soft" color="gray">
                  Cancel
                </Button>
              </Dialog.Close>
              <SubmitButton isPending={save.isPending}>{webhook ? 'Save' : webhookTexts.add}</SubmitButton>
            </Flex>
          </Flex>
        </form>
      </Dialog.Content>
    </Dialog.Root>
  )
}

interface EventChoiceProps {
  readonly chosen: ReadonlySet<string>
  readonly onChange: (chosen: ReadonlySet<string>) => void
}

/** A checkbox for each type of event. */
function EventChoice({ chosen, onChange }: EventChoiceProps) {
  const eventsId = useId()
  function choose(type: string, isChosen: boolean) {
    const next = new Set(chosen)
    if (isChosen) next.add(type)
    else next.delete(type)
    onChange(next)
  }

  return (
    <fieldset className="webhook-events" aria-labelledby={eventsId}>
      <Text as="p" id={eventsId} size="2" weight="medium">
        {webhookTexts.events}
      </Text>
      {webhookEventTypes.map((type) => (
        <Text as="label" size="2" key={type}>
          <Flex gap="2" align="center">
            <Checkbox
              checked={chosen.has(type)}
              onCheckedChange={(checked) => choose(type, checked === true)}
            />
            {webhookEventNames[type]}
          </Flex>
        </Text>
      ))}
    </fieldset>
  )
}
