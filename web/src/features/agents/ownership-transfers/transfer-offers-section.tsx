import type { TransferOffer } from '@parleykit/contract/agents/ownership-transfers/ownership-transfers'
import { Flex, Separator, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { chooseWorkspace } from '../../../api/workspace-choice.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { reportOutcome } from '../../../ui/feedback/report-outcome.ts'
import { TitledSection } from '../../../ui/layout/titled-section.tsx'
import { focusContent } from '../../../ui/navigation/focus-content.ts'
import { dayOf } from '../../billing/plan-words.ts'
import { TransferConsequences } from './transfer-consequences.tsx'
import { transferTexts } from './transfer-texts.ts'
import './transfers.css'
import { PendingButton } from '../../../ui/form/pending-button.tsx'
import { transferOffersQuery, useAcceptTransfer, useDeclineTransfer } from './queries.ts'

/** Agents that others offer to the user; nothing if there are none. */
export function TransferOffersSection() {
  const { data: offers = [] } = useQuery(transferOffersQuery)
  return offers.map((offer) => (
    <Flex key={offer.id} direction="column" gap="6">
      <Offer offer={offer} />
      <Separator size="4" />
    </Flex>
  ))
}

function Offer({ offer: { id, workspace, agents, expiresAt } }: { readonly offer: TransferOffer }) {
  const accepting = useAcceptTransfer()
  const declining = useDeclineTransfer()
  const navigate = useNavigate()
  const [isConfirming, setIsConfirming] = useState(false)
  const isBusy = accepting.isPending || declining.isPending

  async function accept() {
    const work = accepting.mutateAsync(id)
    const accepted = transferTexts.accepted(agents.length)
    if (!(await reportOutcome('handover', work, accepted, transferTexts.acceptFailed))) return
    chooseWorkspace(null)
    void navigate({ to: '/dashboard' })
  }
  async function decline() {
    const work = declining.mutateAsync(id)
    if (await reportOutcome('handover', work, transferTexts.declined, transferTexts.endFailed)) focusContent()
  }

  const paused = agents.filter(({ isPausedByPlan }) => isPausedByPlan).map(({ name }) => name)
  return (
    <TitledSection
      title={transferTexts.offerTitle(workspace)}
      text={transferTexts.offerHelp(dayOf(expiresAt))}
    >
      <Flex direction="column" gap="3">
        <TransferConsequences
          sentences={transferTexts.forTaker(
            agents.map(({ name }) => name),
            paused,
            workspace,
          )}
        />
        <Flex gap="3" wrap="wrap">
          <PendingButton onClick={() => setIsConfirming(true)} isOff={isBusy}>
            {transferTexts.accept}
          </PendingButton>
          <PendingButton variant="soft" color="gray" onClick={() => void decline()} isOff={isBusy}>
            {transferTexts.decline}
          </PendingButton>
        </Flex>
        <ConfirmDialog
          open={isConfirming}
          onOpenChange={setIsConfirming}
          title={transferTexts.confirmTitle(agents.length)}
          text={transferTexts.confirmHelp(agents.length, workspace)}
          action={transferTexts.confirm}
          onConfirm={() => void accept()}
          isDestructive={false}
        >
          {paused.length > 0 && (
            <Text as="p" size="2" mt="3" className="wrap-anywhere">
              {transferTexts.confirmPaused(paused)}
            </Text>
          )}
        </ConfirmDialog>
      </Flex>
    </TitledSection>
  )
}
