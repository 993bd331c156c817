import type { Member } from '@parleykit/contract/workspaces/workspaces'
import { Flex, Text } from '@radix-ui/themes'
import { useState } from 'react'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { clearToastsBefore, toast } from '../../../ui/feedback/toast-queue.ts'
import { NativeSelect } from '../../../ui/form/native-select.tsx'
import { useAuth } from '../../auth/auth-context.ts'
import { ProofForm } from '../../auth/proof-form.tsx'
import { TransferConsequences } from './transfer-consequences.tsx'
import { transferTexts } from './transfer-texts.ts'
import './transfers.css'
import { useOfferTransfer } from './queries.ts'

interface OfferTransferDialogProps {
  readonly members: readonly Member[]
  readonly onClose: () => void
}

/** Explains the ownership transfer, and offers the agents to a member once the owner has proved who they are. */
export function OfferTransferDialog({ members, onClose }: OfferTransferDialogProps) {
  const { user } = useAuth()
  const offering = useOfferTransfer()
  const [userId, setUserId] = useState(members[0]?.userId ?? 0)
  const name = members.find((member) => member.userId === userId)?.username ?? ''
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Content maxWidth="480px">
        <Dialog.Title size="4">{transferTexts.title}</Dialog.Title>
        <Dialog.Description size="2" color="gray" mb="4">
          {transferTexts.help}
        </Dialog.Description>
        <Flex direction="column" gap="4">
          <Flex direction="column" gap="2" align="start">
            <Text size="2" weight="medium">
              {transferTexts.toWhom}
            </Text>
            <NativeSelect
              aria-label={transferTexts.toWhom}
              value={String(userId)}
              options={members.map((member) => [String(member.userId), member.username] as const)}
              onChoose={(value) => setUserId(Number(value))}
            />
          </Flex>
          <TransferConsequences sentences={transferTexts.forGiver(name)} />
          <ProofForm
            action={transferTexts.offer}
            asksForCode={user?.twoStep ?? false}
            failure={transferTexts.offerFailed}
            onClose={onClose}
            send={async (proof) => {
              await clearToastsBefore('handover', offering).mutateAsync({ userId, ...proof })
              toast(transferTexts.offered(name), 'handover')
              onClose()
            }}
          />
        </Flex>
      </Dialog.Content>
    </Dialog.Root>
  )
}
