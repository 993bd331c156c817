import type { Agent } from '@parleykit/contract/agents/agents'
import { Button, Code, Flex, Link } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Eye, EyeOff, KeyRound, RotateCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { withDetail } from '../../../api/api-error.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { CopyButton } from '../../../ui/feedback/copy-button.tsx'
import { clearToastsBefore, toast, toastError } from '../../../ui/feedback/toast-queue.ts'
import { PendingButton } from '../../../ui/form/pending-button.tsx'
import { agentAccessQuery } from '../../agents/access-queries.ts'
import {
  identitySecretQuery,
  useDeleteIdentitySecret,
  useRenewIdentitySecret,
} from '../../agents/identity-queries.ts'
import { RequireRole, useHasRole } from '../../workspaces/require-role.tsx'
import { accessTexts } from '../texts/access-texts.ts'
import { ConnectSection } from './connect-section.tsx'

const confirmations = [
  {
    kind: 'renew',
    title: 'Renew the identity secret?',
    text: 'Tokens signed with the current secret are rejected immediately. Your server needs the new one.',
    action: 'Renew secret',
  },
  {
    kind: 'delete',
    title: 'Delete the identity secret?',
    text: 'All visitors become anonymous. Conversations of signed-in visitors are kept in case you create a new secret.',
    action: 'Delete secret',
  },
] as const

/** The secret with which a website identifies its visitors, for users who may see keys. */
export function IdentitySetting({ agent }: { readonly agent: Agent }) {
  const [isShown, setIsShown] = useState(false)
  const mayEdit = useHasRole('editor')
  const { data: access } = useQuery({ ...agentAccessQuery(agent.id), enabled: mayEdit })
  const hasSecret = access?.hasIdentitySecret ?? false
  const { data } = useQuery({ ...identitySecretQuery(agent.id), enabled: mayEdit && hasSecret && isShown })
  if (!access) return null

  const secret = isShown ? (data?.identitySecret ?? null) : null

  return (
    <ConnectSection
      title="Signed-in visitors"
      help={
        <>
          {accessTexts.identityHelp} The{' '}
          <Link
            href="/api-docs#the-chat-bubble"
            color="iris"
            target="_blank"
            rel="noreferrer"
            underline="always"
          >
            API Documentation
          </Link>{' '}
          shows how.
        </>
      }
    >
      {hasSecret && (
        <Code variant="soft" color="gray" className="snippet reading-width" tabIndex={0}>
          {secret ?? `is_${'•'.repeat(12)}`}
        </Code>
      )}
      <Flex gap="3" mt={hasSecret ? '3' : '0'} wrap="wrap">
        {hasSecret && (
          <Button variant="soft" color="gray" onClick={() => setIsShown(!isShown)}>
            {isShown ? <EyeOff size={16} /> : <Eye size={16} />} {isShown ? 'Hide secret' : 'Show secret'}
          </Button>
        )}
        {secret !== null && <CopyButton text={secret} label="Copy secret" />}
        <RequireRole least="owner">
          <SecretActions agentId={agent.id} hasSecret={hasSecret} />
        </RequireRole>
      </Flex>
    </ConnectSection>
  )
}

interface SecretActionsProps {
  readonly agentId: number
  readonly hasSecret: boolean
}

/** Creates, renews and deletes the secret. */
function SecretActions({ agentId, hasSecret }: SecretActionsProps) {
  const [asking, setAsking] = useState<'renew' | 'delete' | null>(null)
  const renewal = useRenewIdentitySecret(agentId)
  const deletion = useDeleteIdentitySecret(agentId)

  const isPending = renewal.isPending || deletion.isPending
  const onError = (error: Error) => {
    const { title, description } = accessTexts.identityFailed
    toastError({ title, description: withDetail(description, error) }, 'visitor-identity')
  }
  const renew = () =>
    clearToastsBefore('visitor-identity', renewal).mutate(undefined, {
      onSuccess: () => toast(accessTexts.identityMade, 'visitor-identity'),
      onError,
    })
  const remove = () =>
    clearToastsBefore('visitor-identity', deletion).mutate(undefined, {
      onSuccess: () => toast(accessTexts.identityDeleted, 'visitor-identity'),
      onError,
    })

  return (
    <>
      {!hasSecret && (
        <PendingButton variant="soft" isOff={isPending} onClick={renew}>
          <KeyRound size={16} /> Create identity secret
        </PendingButton>
      )}
      {hasSecret && (
        <>
          <PendingButton variant="soft" color="gray" isOff={isPending} onClick={() => setAsking('renew')}>
            <RotateCw size={16} /> Renew secret
          </PendingButton>
          <PendingButton variant="soft" color="gray" isOff={isPending} onClick={() => setAsking('delete')}>
            <Trash2 size={16} /> Delete secret
          </PendingButton>
        </>
      )}
      {confirmations.map(({ kind, ...words }) => (
        <ConfirmDialog
          key={kind}
          open={asking === kind}
          onOpenChange={(isOpen) => setAsking(isOpen ? kind : null)}
          onConfirm={kind === 'renew' ? renew : remove}
          {...words}
        />
      ))}
    </>
  )
}
