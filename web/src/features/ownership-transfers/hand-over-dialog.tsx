import type { Member } from '@parleykit/contract/workspaces/workspaces'
import { Flex, Text } from '@radix-ui/themes'
import { useState } from 'react'
import { Choice } from '../../ui/choice.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { anew, toast } from '../../ui/toast-queue.ts'
import { useAuth } from '../auth/auth-context.ts'
import { ProofForm } from '../auth/proof-form.tsx'
import { Consequences } from './consequences.tsx'
import { offerTexts } from './handover-texts.ts'
import './handovers.css'
import { useOfferHandover } from './queries.ts'

interface HandOverDialogProps {
  readonly members: readonly Member[]
  readonly onClose: () => void
}

/** Explains the ownership transfer, and offers the agents to a member once the owner has proved who they are. */
export function HandOverDialog({ members, onClose }: HandOverDialogProps) {
  const { user } = useAuth()
  const offering = useOfferHandover()
  const [userId, setUserId] = useState(members[0]?.userId ?? 0)
  const name = members.find((member) => member.userId === userId)?.username ?? ''
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Content maxWidth="480px">
        <Dialog.Title size="4">{offerTexts.title}</Dialog.Title>
        <Dialog.Description size="2" color="gray" mb="4">
          {offerTexts.help}
        </Dialog.Description>
        <Flex direction="column" gap="4">
          <Flex direction="column" gap="2" align="start">
            <Text size="2" weight="medium">
              {offerTexts.toWhom}
            </Text>
            <Choice
              aria-label={offerTexts.toWhom}
              value={String(userId)}
              options={members.map((member) => [String(member.userId), member.username] as const)}
              onChoose={(value) => setUserId(Number(value))}
            />
          </Flex>
          <Consequences sentences={offerTexts.forGiver(name)} />
          <ProofForm
            action={offerTexts.offer}
            asksForCode={user?.twoStep ?? false}
            failure={offerTexts.offerFailed}
            onClose={onClose}
            send={async (proof) => {
              await anew('handover', offering).mutateAsync({ userId, ...proof })
              toast(offerTexts.offered(name), 'handover')
              onClose()
            }}
          />
        </Flex>
      </Dialog.Content>
    </Dialog.Root>
  )
}
