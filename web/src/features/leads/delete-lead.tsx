import type { Lead } from '@parleykit/contract/leads/leads'
import { IconButton } from '@radix-ui/themes'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { withDetail } from '../../api/api-error.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { anew, toast, toastError } from '../../ui/toast-queue.ts'
import { ownerLeadTexts } from './lead-texts.ts'
import { useDeleteLead } from './queries.ts'

/** Deletes a lead after confirmation. */
export function DeleteLead({ lead }: { readonly lead: Lead }) {
  const [asking, setAsking] = useState(false)
  const deletion = useDeleteLead()

  function confirm() {
    anew('lead-deletion', deletion).mutate(lead, {
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
