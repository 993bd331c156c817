import { readingDirection } from '@parleykit/contract/base/reading-direction'
import type { Lead } from '@parleykit/contract/support/leads/leads'
import { Badge, Flex, IconButton, Link, Text } from '@radix-ui/themes'
import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { withDetail } from '../../../api/api-error.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { clearToastsBefore, toast, toastError } from '../../../ui/feedback/toast-queue.ts'
import { Time } from '../../../ui/format/time.tsx'
import { RequireRole } from '../../workspaces/require-role.tsx'
import { ownerLeadTexts } from './lead-texts.ts'
import { useDeleteLead } from './queries.ts'

interface LeadEntryProps {
  readonly lead: Lead
  readonly children?: ReactNode
}

/** The contact details that one visitor left. */
export function LeadEntry({ lead, children }: LeadEntryProps) {
  const { email, name, message, consent, createdAt, correctedAt, isTest } = lead
  return (
    <Flex justify="between" align="start" gap="3">
      <Flex direction="column" gap="1" minWidth="0" className="wrap-anywhere">
        <Flex gap="2" align="center" wrap="wrap">
          <Link href={`mailto:${encodeURI(email)}`} size="2" weight="medium" underline="always">
            <bdi>{email}</bdi>
          </Link>
          {isTest && <Badge color="gray">test</Badge>}
        </Flex>
        {name !== null && (
          <Text as="div" size="2" dir="auto">
            {name}
          </Text>
        )}
        {message !== null && (
          <Text as="div" size="2" dir={readingDirection(message)} className="message-text">
            {message}
          </Text>
        )}
        {consent !== null && (
          <Text as="div" size="1" color="gray">
            {ownerLeadTexts.agreedTo} <bdi>{consent}</bdi>
          </Text>
        )}
        <Flex gap="3" align="center" wrap="wrap">
          <Text size="1" color="gray" className="tabular">
            <Time instant={correctedAt ?? createdAt} />
            {correctedAt !== null && ' (corrected)'}
          </Text>
          {children}
        </Flex>
      </Flex>
      <RequireRole least="owner">
        <DeleteLead lead={lead} />
      </RequireRole>
    </Flex>
  )
}

/** Deletes a lead after confirmation. */
function DeleteLead({ lead }: { readonly lead: Lead }) {
  const [asking, setAsking] = useState(false)
  const deletion = useDeleteLead()

  function confirm() {
    clearToastsBefore('lead-deletion', deletion).mutate(lead, {
      onSuccess: () => toast(ownerLeadTexts.removed, 'lead-deletion'),
      onError: (error) => {
        const { title, description } = ownerLeadTexts.removeFailed
        toastError({ title, description: withDetail(description, error) }, 'lead-deletion')
      },
    })
  }

  return (
    <>
      <IconButton
        variant="ghost"
        color="gray"
        aria-label={`${ownerLeadTexts.remove} ${lead.email}`}
        disabled={deletion.isPending}
        onClick={() => setAsking(true)}
      >
        <Trash2 size={16} />
      </IconButton>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={ownerLeadTexts.removeTitle}
        text={ownerLeadTexts.removeHelp}
        action={ownerLeadTexts.remove}
        onConfirm={confirm}
      />
    </>
  )
}
