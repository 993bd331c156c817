import { agentTexts } from '@parleykit/contract/agents/agent-texts'
import type { Agent } from '@parleykit/contract/agents/agents'
import { Button, Code, Flex, Skeleton, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { ExternalLink, Globe, Link2, RotateCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { withDetail } from '../../../api/api-error.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { CopyButton } from '../../../ui/feedback/copy-button.tsx'
import { clearToastsBefore, toast, toastError } from '../../../ui/feedback/toast-queue.ts'
import { PendingButton } from '../../../ui/form/pending-button.tsx'
import { agentAccessQuery, useDeleteLinkKey, useRenewLinkKey } from '../../agents/access-queries.ts'
import { useUpdateAgent } from '../../agents/queries.ts'
import { useHasRole } from '../../workspaces/require-role.tsx'
import { publicPageUrl } from '../snippets/addresses.ts'
import { accessTexts } from '../texts/access-texts.ts'
import { LinkQrCode } from './link-qr-code.tsx'

const confirmations = [
  {
    kind: 'renew',
    title: 'Renew the private link?',
    text: 'The current link and its QR codes stop working immediately.',
    action: 'Renew link',
  },
  {
    kind: 'withdraw',
    title: 'Delete the private link?',
    text: 'The link and its QR codes stop working immediately. You can create a new one anytime.',
    action: 'Delete link',
  },
] as const

interface PrivateLinkProps {
  readonly agent: Agent
  /** Origin of the agent's page. */
  readonly server: string
}

/** The page of an agent that requires a key: closed, until its owner creates a link that contains one. */
export function PrivateLink({ agent, server }: PrivateLinkProps) {
  const mayEdit = useHasRole('editor')
  const { data, isError } = useQuery({ ...agentAccessQuery(agent.id), enabled: mayEdit })
  if (mayEdit && !data && !isError) return <Skeleton height="120px" />

  const linkKey = data?.linkKey ?? null
  if (linkKey === null) return <NoPrivateLink agentId={agent.id} mayEdit={mayEdit} />
  const link = publicPageUrl(server, agent.publicId, linkKey)
  return (
    <Flex direction="column" gap="4">
      <Text as="p" size="2">
        {accessTexts.linkPrivate}
      </Text>
      <Code variant="soft" color="gray" className="snippet" tabIndex={0}>
        {link}
      </Code>
      <Flex gap="3" wrap="wrap">
        <CopyButton text={link} label="Copy link" />
        <Button variant="soft" color="gray" asChild>
          <a href={link} target="_blank" rel="noreferrer">
            <ExternalLink size={16} /> Open page
          </a>
        </Button>
        <LinkActions agentId={agent.id} />
      </Flex>
      <LinkQrCode
        link={link}
        label={`QR code of the private link of ${agent.name}`}
        fileName={`qr-code-${agent.publicId}`}
      />
    </Flex>
  )
}

function reportFailure(error: Error) {
  const { title, description } = accessTexts.linkFailed
  toastError({ title, description: withDetail(description, error) }, 'private-link')
}

interface NoPrivateLinkProps {
  readonly agentId: number
  readonly mayEdit: boolean
}

/** The closed page: it gets a link, or becomes public. */
function NoPrivateLink({ agentId, mayEdit }: NoPrivateLinkProps) {
  const { renewal, renew } = useRenewLink(agentId)
  const opening = useUpdateAgent()
  const isPending = renewal.isPending || opening.isPending
  const open = () =>
    clearToastsBefore('private-link', opening).mutate(
      { id: agentId, visibility: 'public' },
      { onSuccess: () => toast(agentTexts.updated, 'private-link'), onError: reportFailure },
    )
  return (
    <Flex direction="column" gap="4">
      <Text as="p" size="2">
        {accessTexts.linkClosed}
      </Text>
      {mayEdit && (
        <Flex gap="3" wrap="wrap">
          <PendingButton isOff={isPending} onClick={renew}>
            <Link2 size={16} /> Create private link
          </PendingButton>
          <PendingButton variant="soft" color="gray" isOff={isPending} onClick={open}>
            <Globe size={16} /> Make it public
          </PendingButton>
        </Flex>
      )}
    </Flex>
  )
}

/** Renews and deletes the link. */
function LinkActions({ agentId }: { readonly agentId: number }) {
  const [asking, setAsking] = useState<'renew' | 'withdraw' | null>(null)
  const { renewal, renew } = useRenewLink(agentId)
  const withdrawal = useDeleteLinkKey(agentId)
  const isPending = renewal.isPending || withdrawal.isPending
  const withdraw = () =>
    clearToastsBefore('private-link', withdrawal).mutate(undefined, {
      onSuccess: () => toast(accessTexts.linkWithdrawn, 'private-link'),
      onError: reportFailure,
    })
  return (
    <>
      <PendingButton variant="soft" color="gray" isOff={isPending} onClick={() => setAsking('renew')}>
        <RotateCw size={16} /> Renew link
      </PendingButton>
      <PendingButton variant="soft" color="gray" isOff={isPending} onClick={() => setAsking('withdraw')}>
        <Trash2 size={16} /> Delete link
      </PendingButton>
      {confirmations.map(({ kind, ...words }) => (
        <ConfirmDialog
          key={kind}
          open={asking === kind}
          onOpenChange={(isOpen) => setAsking(isOpen ? kind : null)}
          onConfirm={kind === 'renew' ? renew : withdraw}
          {...words}
        />
      ))}
    </>
  )
}

function useRenewLink(agentId: number) {
  const renewal = useRenewLinkKey(agentId)
  const renew = () =>
    clearToastsBefore('private-link', renewal).mutate(undefined, {
      onSuccess: () => toast(accessTexts.linkMade, 'private-link'),
      onError: reportFailure,
    })
  return { renewal, renew }
}
