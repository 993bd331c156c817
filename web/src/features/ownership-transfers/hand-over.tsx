import type { Handover } from '@parleykit/contract/ownership-transfers/handovers'
import { Button, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { ArrowRightLeft } from 'lucide-react'
import { useState } from 'react'
import { focusContent } from '../../ui/focus-content.ts'
import { PendingButton } from '../../ui/pending-button.tsx'
import { tellEnd } from '../../ui/tell-end.ts'
import { dayOf } from '../billing/plan-words.ts'
import { membersQuery } from '../workspaces/queries.ts'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { offerTexts } from './handover-texts.ts'
import { handoverQuery, useWithdrawHandover } from './queries.ts'

/** The button to offer the agents to a member, or the open offer. */
export function HandOver() {
  const { data: members = [] } = useQuery(membersQuery)
  const { data: handover } = useQuery(handoverQuery)
  const [isOffering, setOffering] = useState(false)
  if (members.length === 0 || handover === undefined) return null
  return (
    <>
      {handover ? (
        <OpenHandover handover={handover} />
      ) : (
        <Button variant="soft" color="gray" onClick={() => setOffering(true)}>
          <ArrowRightLeft size={16} /> {offerTexts.handOver}
        </Button>
      )}
      <Text as="p" size="2" color="gray" className="handover-about">
        {offerTexts.about}
      </Text>
      {isOffering && <HandOverDialog members={members} onClose={() => setOffering(false)} />}
    </>
  )
}

function OpenHandover({ handover: { username, expiresAt } }: { readonly handover: Handover }) {
  const withdrawal = useWithdrawHandover()
  async function withdraw() {
    const work = withdrawal.mutateAsync()
    if (await tellEnd('handover', work, offerTexts.withdrawn, offerTexts.endFailed)) focusContent()
  }
  return (
    <div className="account-row handover-row">
      <Text as="p" size="2" className="truncating">
        {offerTexts.openOffer(username, dayOf(expiresAt))}
      </Text>
      <PendingButton variant="soft" color="gray" isOff={withdrawal.isPending} onClick={() => void withdraw()}>
        {offerTexts.withdraw}
      </PendingButton>
    </div>
  )
}
