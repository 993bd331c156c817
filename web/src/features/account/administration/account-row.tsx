import type { ManagedAccount } from '@parleykit/contract/setup/managed-accounts'
import { Badge, DropdownMenu, Flex, IconButton, Table, Text } from '@radix-ui/themes'
import { Ellipsis } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { Time } from '../../../ui/format/time.tsx'
import { PopupMenu } from '../../../ui/popup/popup-menu.tsx'
import { type AccountAction, accountsTexts, actionTexts } from './accounts-texts.ts'

interface AccountRowProps {
  readonly account: ManagedAccount
  readonly onAct: (action: AccountAction, button: RefObject<HTMLButtonElement | null>) => void
}

/** One account with its figures and a menu. */
export function AccountRow({ account, onAct }: AccountRowProps) {
  const { username, email, plan, grantedPlan, registeredAt, lastSeenAt, agents, members } = account
  const { columns } = accountsTexts
  return (
    <Table.Row align="center">
      <Table.RowHeaderCell className="wrap-anywhere">
        <Flex align="center" gap="2" wrap="wrap">
          <Text weight="medium" dir="auto">
            {username}
          </Text>
          {account.isSelf && <Badge>{accountsTexts.you}</Badge>}
          {account.isDisabled && <Badge color="red">{accountsTexts.disabled}</Badge>}
          {account.hasTwoStep && <Badge color="gray">{accountsTexts.twoStep}</Badge>}
        </Flex>
        <Text as="div" size="2" color="gray" weight="regular">
          {email}
        </Text>
      </Table.RowHeaderCell>
      <Table.Cell data-label={columns.plan}>
        {accountsTexts.planOf(plan)}
        {grantedPlan !== null && <Text color="gray">{` (${accountsTexts.granted})`}</Text>}
      </Table.Cell>
      <Table.Cell data-label={columns.registered}>
        <Time instant={registeredAt} />
      </Table.Cell>
      <Table.Cell data-label={columns.lastSeen}>
        {lastSeenAt === null ? accountsTexts.never : <Time instant={lastSeenAt} />}
      </Table.Cell>
      <Table.Cell data-label={columns.agents} className="tabular">
        {agents.toLocaleString()}
      </Table.Cell>
      <Table.Cell data-label={columns.members} className="tabular">
        {members.toLocaleString()}
      </Table.Cell>
      <Table.Cell className="row-menu">
        <AccountMenu account={account} onAct={onAct} />
      </Table.Cell>
    </Table.Row>
  )
}

function AccountMenu({ account: { username, isSelf, isDisabled, hasTwoStep }, onAct }: AccountRowProps) {
  const button = useRef<HTMLButtonElement>(null)
  const item = (action: AccountAction, isRed = false) => (
    <DropdownMenu.Item {...(isRed && { color: 'red' as const })} onSelect={() => onAct(action, button)}>
      {actionTexts[action].item}
    </DropdownMenu.Item>
  )
  return (
    <PopupMenu
      trigger={
        <IconButton ref={button} variant="ghost" color="gray" aria-label={accountsTexts.actionsFor(username)}>
          <Ellipsis size={18} />
        </IconButton>
      }
    >
      {item('plan')}
      {!isDisabled && item('reset')}
      {hasTwoStep && item('twoStep')}
      {!isSelf && (isDisabled ? item('enable') : item('disable', true))}
    </PopupMenu>
  )
}
