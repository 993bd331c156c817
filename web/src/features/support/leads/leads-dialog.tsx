import { exportLeads } from '@parleykit/contract/support/leads/leads'
import { leadPageSize } from '@parleykit/contract/support/leads/limits'
import { Button, Flex, Skeleton, Switch, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { routeUrl } from '../../../api/api.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Pager } from '../../../ui/layout/pager.tsx'
import { RequireRole } from '../../workspaces/require-role.tsx'
import { LeadEntry } from './lead-entry.tsx'
import { ownerLeadTexts } from './lead-texts.ts'
import { leadsQuery } from './queries.ts'
import './leads.css'

interface LeadsDialogProps {
  readonly agentId: number
  readonly onOpenConversation: (id: number) => void
  readonly onClose: () => void
}

/** An agent's leads, newest first, with a download of all. */
export function LeadsDialog({ agentId, onOpenConversation, onClose }: LeadsDialogProps) {
  const [page, setPage] = useState(1)
  const [tests, setTests] = useState(false)
  const { data, isError, refetch } = useQuery(leadsQuery(agentId, page, tests))
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content maxWidth="640px">
        <Dialog.Title size="4">{ownerLeadTexts.title}</Dialog.Title>
        <Dialog.Description size="2" color="gray" mb="4">
          {ownerLeadTexts.help}
        </Dialog.Description>
        <TestsSwitch
          isOn={tests}
          onChange={(on) => {
            setTests(on)
            setPage(1)
          }}
        />
        {isError && <ErrorState text={ownerLeadTexts.listFailed} onRetry={() => void refetch()} />}
        {!data && !isError && <Skeleton height="240px" />}
        {data?.total === 0 && (
          <Text as="p" size="2" my="4">
            {ownerLeadTexts.empty}
          </Text>
        )}
        {data && data.total > 0 && (
          <>
            <ul className="plain-list lead-list" aria-label={ownerLeadTexts.title}>
              {data.items.map((lead) => (
                <li key={lead.id}>
                  <LeadEntry lead={lead}>
                    <Button size="1" variant="ghost" onClick={() => onOpenConversation(lead.conversationId)}>
                      {ownerLeadTexts.open}
                    </Button>
                  </LeadEntry>
                </li>
              ))}
            </ul>
            <Pager
              page={page}
              pageSize={leadPageSize}
              shown={data.items.length}
              total={data.total}
              onTurn={setPage}
            />
          </>
        )}
        <Flex justify="end" gap="3" mt="4" className="dialog-actions">
          {data && data.total > 0 && (
            <RequireRole least="editor">
              <Button variant="soft" asChild>
                <a href={routeUrl(exportLeads.path, { id: agentId }, tests ? { tests: '1' } : {})} download>
                  <Download size={16} /> {ownerLeadTexts.exportCsv}
                </a>
              </Button>
            </RequireRole>
          )}
          <Dialog.Close>
            <Button variant="soft" color="gray">
              Close
            </Button>
          </Dialog.Close>
        </Flex>
      </Dialog.Content>
    </Dialog.Root>
  )
}

interface TestsSwitchProps {
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** Whether the leads of tests are listed. */
function TestsSwitch({ isOn, onChange }: TestsSwitchProps) {
  return (
    <Text as="label" size="2">
      <Flex gap="2" align="center" mb="2">
        <Switch size="1" checked={isOn} onCheckedChange={onChange} />
        {ownerLeadTexts.tests}
      </Flex>
    </Text>
  )
}
