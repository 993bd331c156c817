import type { ManagedAccount } from '@parleykit/contract/setup/managed-accounts'
import { Button, Flex, Heading, Skeleton, Table, Text, TextField, Link as TextLink } from '@radix-ui/themes'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link, notFound, rootRouteId } from '@tanstack/react-router'
import { ChevronLeft, Search, UserPlus, Users } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { NativeSelect } from '../../../ui/form/native-select.tsx'
import { OlderButton } from '../../../ui/layout/older-button.tsx'
import { usePageTitle } from '../../../ui/navigation/use-page-title.ts'
import { useDebouncedValue } from '../../../ui/timing/use-debounced-value.ts'
import '../../../ui/layout/stacking-table.css'
import { AccountDialog } from './account-dialog.tsx'
import { AccountRow } from './account-row.tsx'
import './accounts.css'
import { accountsLinkTexts } from '../../setup/accounts-link-texts.ts'
import { NoticeSection } from '../../setup/notice/notice-section.tsx'
import { accountsTexts } from './accounts-texts.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { type AccountSearch, accountsQuery } from './queries.ts'

/** How long typing rests before it is searched for, in milliseconds. */
const searchMs = 300

/** The accounts of the server for its operator; for everyone else the address doesn't exist. */
export default function AccountsPage() {
  const [typed, setTyped] = useState('')
  const [state, setState] = useState<AccountSearch['state']>('')
  const [isInviting, setInviting] = useState(false)
  const q = useDebouncedValue(typed.trim(), searchMs)
  const list = useInfiniteQuery({ ...accountsQuery({ q, state }), placeholderData: keepPreviousData })
  usePageTitle(accountsLinkTexts.title)
  // Thrown to the root route: like at any unknown address, the page is shown without the shell.
  if (list.error instanceof ApiError && list.error.status === 404) throw notFound({ routeId: rootRouteId })
  const accounts = list.data?.pages.flatMap((page) => page.accounts) ?? []
  const sendsMail = list.data?.pages[0]?.sendsMail ?? false
  const states = Object.entries(accountsTexts.states) as [AccountSearch['state'], string][]
  return (
    <Flex direction="column" gap="5">
      <div>
        <Flex align="center" gap="1" mb="2">
          <ChevronLeft size={16} aria-hidden />
          <TextLink size="2" asChild>
            <Link to="/dashboard/status">{accountsTexts.toStatus}</Link>
          </TextLink>
        </Flex>
        <Flex align="center" justify="between" gap="3" wrap="wrap">
          <Heading as="h1" size="7">
            {accountsLinkTexts.title}
          </Heading>
          <Button onClick={() => setInviting(true)}>
            <UserPlus size={16} /> {accountsTexts.invite.open}
          </Button>
        </Flex>
        <Text as="p" color="gray">
          {accountsTexts.intro}
        </Text>
      </div>
      <NoticeSection />
      <search className="account-search">
        <TextField.Root
          type="search"
          dir="auto"
          aria-label={accountsTexts.search}
          placeholder={accountsTexts.search}
          value={typed}
          maxLength={100}
          onChange={(event) => setTyped(event.target.value)}
        >
          <TextField.Slot>
            <Search size={16} />
          </TextField.Slot>
        </TextField.Root>
        <NativeSelect aria-label={accountsTexts.state} value={state} options={states} onChoose={setState} />
      </search>
      {list.isError && <ErrorState text={accountsTexts.failed} onRetry={() => void list.refetch()} />}
      {list.isPending && (
        <div role="status" aria-label="Loading">
          <Skeleton height="320px" />
        </div>
      )}
      {list.data && accounts.length === 0 && (
        <EmptyState icon={<Users size={20} />} text={accountsTexts.noMatch} />
      )}
      {accounts.length > 0 && <AccountsTable accounts={accounts} sendsMail={sendsMail} />}
      <OlderButton list={list} label={accountsTexts.older} />
      {isInviting && <InviteDialog sendsMail={sendsMail} onClose={() => setInviting(false)} />}
    </Flex>
  )
}

interface AccountsTableProps {
  readonly accounts: readonly ManagedAccount[]
  readonly sendsMail: boolean
}

function AccountsTable({ accounts, sendsMail }: AccountsTableProps) {
  const [acting, setActing] = useState<Pick<
    ComponentProps<typeof AccountDialog>,
    'account' | 'action' | 'button'
  > | null>(null)
  const { account, plan, registered, lastSeen, agents, members, actions } = accountsTexts.columns
  return (
    <>
      <Table.Root variant="surface" size="2" className="accounts-table stacking-table">
        <Table.Header>
          <Table.Row>
            {[account, plan, registered, lastSeen, agents, members].map((column) => (
              <Table.ColumnHeaderCell key={column}>{column}</Table.ColumnHeaderCell>
            ))}
            <Table.ColumnHeaderCell>
              <span className="visually-hidden">{actions}</span>
            </Table.ColumnHeaderCell>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {accounts.map((each) => (
            <AccountRow
              key={each.id}
              account={each}
              onAct={(action, button) => setActing({ account: each, action, button })}
            />
          ))}
        </Table.Body>
      </Table.Root>
      {acting && <AccountDialog {...acting} sendsMail={sendsMail} onClose={() => setActing(null)} />}
    </>
  )
}
