import type { OwnershipTransfer } from '@parleykit/contract/agents/ownership-transfers/ownership-transfers'
import { Button, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { ArrowRightLeft } from 'lucide-react'
import { useState } from 'react'
import { reportOutcome } from '../../../ui/feedback/report-outcome.ts'
import { PendingButton } from '../../../ui/form/pending-button.tsx'
import { focusContent } from '../../../ui/navigation/focus-content.ts'
import { dayOf } from '../../billing/plan-words.ts'
import { membersQuery } from '../../workspaces/queries.ts'
import { OfferTransferDialog } from './offer-transfer-dialog.tsx'
import { transferQuery, useWithdrawTransfer } from './queries.ts'
import { transferTexts } from './transfer-texts.ts'

/** The button to offer the agents to a member, or the open offer. */
export function OfferTransfer() {
  const { data: members = [] } = useQuery(membersQuery)
  const { data: transfer } = useQuery(transferQuery)
  const [isOffering, setOffering] = useState(false)
  if (members.length === 0 || transfer === undefined) return null
  return (
    <>
      {transfer ? (
        <OpenTransfer transfer={transfer} />
      ) : (
        <Button variant="soft" color="gray" onClick={() => setOffering(true)}>
          <ArrowRightLeft size={16} /> {transferTexts.handOver}
        </Button>
      )}
      <Text as="p" size="2" color="gray" className="transfer-about">
        {transferTexts.about}
      </Text>
      {isOffering && <OfferTransferDialog members={members} onClose={() => setOffering(false)} />}
    </>
  )
}

function OpenTransfer({ transfer: { username, expiresAt } }: { readonly transfer: OwnershipTransfer }) {
  const withdrawal = useWithdrawTransfer()
  async function withdraw() {
    const work = withdrawal.mutateAsync()
    if (await reportOutcome('handover', work, transferTexts.withdrawn, transferTexts.endFailed))
      focusContent()
  }
  return (
    <div className="account-row transfer-row">
      <Text as="p" size="2" className="truncating">
        {transferTexts.openOffer(username, dayOf(expiresAt))}
      </Text>
      <PendingButton variant="soft" color="gray" isOff={withdrawal.isPending} onClick={() => void withdraw()}>
        {transferTexts.withdraw}
      </PendingButton>
    </div>
  )
}
