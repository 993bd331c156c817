import type { HandoverOffer } from '@parleykit/contract/ownership-transfers/handovers'
import { Flex, Separator, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { chooseWorkspace } from '../../api/workspace-choice.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { focusContent } from '../../ui/focus-content.ts'
import { tellEnd } from '../../ui/tell-end.ts'
import { TitledSection } from '../../ui/titled-section.tsx'
import { dayOf } from '../billing/plan-words.ts'
import { Consequences } from './consequences.tsx'
import { offerTexts } from './handover-texts.ts'
import './handovers.css'
import { PendingButton } from '../../ui/pending-button.tsx'
import { handoverOffersQuery, useAcceptHandover, useDeclineHandover } from './queries.ts'

/** Agents that others offer to the user; nothing if there are none. */
export function OffersSection() {
  const { data: offers = [] } = useQuery(handoverOffersQuery)
  return offers.map((offer) => (
    <Flex key={offer.id} direction="column" gap="6">
      <Offer offer={offer} />
      <Separator size="4" />
    </Flex>
  ))
}

function Offer({ offer: { id, workspace, agents, expiresAt } }: { readonly offer: HandoverOffer }) {
  const accepting = useAcceptHandover()
  const declining = useDeclineHandover()
  const navigate = useNavigate()
  const [isConfirming, setIsConfirming] = useState(false)
  const isBusy = accepting.isPending || declining.isPending

  async function accept() {
    const work = accepting.mutateAsync(id)
    const accepted = offerTexts.accepted(agents.length)
    if (!(await tellEnd('handover', work, accepted, offerTexts.acceptFailed))) return
    chooseWorkspace(null)
    void navigate({ to: '/dashboard' })
  }
  async function decline() {
    const work = declining.mutateAsync(id)
    if (await tellEnd('handover', work, offerTexts.declined, offerTexts.endFailed)) focusContent()
  }

  const paused = agents.filter(({ isPausedByPlan }) => isPausedByPlan).map(({ name }) => name)
  return (
    <TitledSection title={offerTexts.offerTitle(workspace)} text={offerTexts.offerHelp(dayOf(expiresAt))}>
      <Flex direction="column" gap="3">
        <Consequences
          sentences={offerTexts.forTaker(
            agents.map(({ name }) => name),
            paused,
            workspace,
          )}
        />
        <Flex gap="3" wrap="wrap">
          <PendingButton onClick={() => setIsConfirming(true)} isOff={isBusy}>
            {offerTexts.accept}
          </PendingButton>
          <PendingButton variant="soft" color="gray" onClick={() => void decline()} isOff={isBusy}>
            {offerTexts.decline}
          </PendingButton>
        </Flex>
        <ConfirmDialog
          open={isConfirming}
          onOpenChange={setIsConfirming}
          title={offerTexts.confirmTitle(agents.length)}
          text={offerTexts.confirmHelp(agents.length, workspace)}
          action={offerTexts.confirm}
          onConfirm={() => void accept()}
          isDestructive={false}
        >
          {paused.length > 0 && (
            <Text as="p" size="2" mt="3" className="wrap-anywhere">
              {offerTexts.confirmPaused(paused)}
            </Text>
          )}
        </ConfirmDialog>
      </Flex>
    </TitledSection>
  )
}
