import { webhooksMax } from '@parleykit/contract/webhooks/limits'
import type { Webhook } from '@parleykit/contract/webhooks/webhooks'
import { Button, Code, Flex, Heading, Link, Skeleton, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { CopyButton } from '../../ui/feedback/copy-button.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { RequireRole } from '../workspaces/require-role.tsx'
import { webhooksQuery } from './queries.ts'
import { WebhookRow } from './webhook-row.tsx'
import { webhookTexts } from './webhook-texts.ts'
import './webhooks.css'

const WebhookDialog = lazy(() =>
  import('./webhook-dialog.tsx').then(({ WebhookDialog }) => ({ default: WebhookDialog })),
)

/** The webhooks of an agent, for users who may see them. */
export function WebhooksSetting({ agentId }: { readonly agentId: number }) {
  const { data: webhooks, isError, refetch } = useQuery(webhooksQuery(agentId))
  const [editing, setEditing] = useState<Webhook | 'new' | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isFull = (webhooks?.length ?? 0) >= webhooksMax

  return (
    <section>
      <Heading as="h2" size="4" mb="1" ref={heading} tabIndex={-1}>
        {webhookTexts.title}
      </Heading>
      <Text as="p" size="2" color="gray" mb="4">
        {webhookTexts.help} The{' '}
        <Link href="/api-docs#webhooks" color="iris" target="_blank" rel="noreferrer" underline="always">
          API Documentation
        </Link>{' '}
        shows what they contain and how to verify their signature.
      </Text>
      {isError && <ErrorState text={webhookTexts.failed} onRetry={() => void refetch()} />}
      {!webhooks && !isError && <Skeleton height="64px" />}
      {webhooks && webhooks.length > 0 && (
        <ul className="plain-list reading-width" aria-label={webhookTexts.title}>
          {webhooks.map((webhook) => (
            <WebhookRow
              key={webhook.id}
              agentId={agentId}
              webhook={webhook}
              onEdit={() => setEditing(webhook)}
              onSecret={setSecret}
              onGone={() => heading.current?.focus()}
            />
          ))}
        </ul>
      )}
      {webhooks && (
        <RequireRole least="owner">
          <Button variant="soft" mt="3" disabled={isFull} onClick={() => setEditing('new')}>
            <Plus size={16} /> {webhookTexts.add}
          </Button>
          {isFull && (
            <Text as="p" size="1" color="gray" mt="2">
              {webhookTexts.full}
            </Text>
          )}
        </RequireRole>
      )}
      {editing !== null && (
        <Suspense>
          <WebhookDialog
            agentId={agentId}
            webhook={editing === 'new' ? null : editing}
            onClose={() => setEditing(null)}
            onSecret={setSecret}
          />
        </Suspense>
      )}
      <WebhookSecretDialog secret={secret} onClose={() => setSecret(null)} />
    </section>
  )
}

interface WebhookSecretDialogProps {
  /** Null while there is none to show. */
  readonly secret: string | null
  readonly onClose: () => void
}

/** Shows a new signing secret, the only time that it can be seen. */
function WebhookSecretDialog({ secret, onClose }: WebhookSecretDialogProps) {
  return (
    <Dialog.Root open={secret !== null} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content maxWidth="480px" onInteractOutside={(event) => event.preventDefault()}>
        <Dialog.Title size="4">{webhookTexts.secretTitle}</Dialog.Title>
        <Dialog.Description size="2" color="gray" mb="4">
          {webhookTexts.secretHelp}
        </Dialog.Description>
        <Code asChild variant="soft" color="gray" className="webhook-code">
          <p>{secret}</p>
        </Code>
        <Flex gap="3" justify="end" mt="4" className="dialog-actions">
          <CopyButton text={secret ?? ''} label="Copy secret" />
          <Dialog.Close>
            <Button>Done</Button>
          </Dialog.Close>
        </Flex>
      </Dialog.Content>
    </Dialog.Root>
  )
}
