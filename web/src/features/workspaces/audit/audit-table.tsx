import type { AuditEntry } from '@parleykit/contract/workspaces/audit'
import { Table, Text } from '@radix-ui/themes'
import { IsolatedNames } from '../../../ui/format/isolated-names.tsx'
import { Time } from '../../../ui/format/time.tsx'
import { auditTexts } from './audit-texts.ts'
import { describeEntry, namesIn } from './describe-entry.ts'

/** The entries, newest first; on a narrow screen each is a block of lines. */
export function AuditTable({ entries }: { readonly entries: readonly AuditEntry[] }) {
  const { columns } = auditTexts
  return (
    <Table.Root variant="surface" size="2" className="audit-table stacking-table">
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeaderCell className="audit-when">{columns.when}</Table.ColumnHeaderCell>
          <Table.ColumnHeaderCell className="audit-who">{columns.who}</Table.ColumnHeaderCell>
          <Table.ColumnHeaderCell>{columns.what}</Table.ColumnHeaderCell>
          <Table.ColumnHeaderCell className="audit-from">{columns.from}</Table.ColumnHeaderCell>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </Table.Body>
    </Table.Root>
  )
}

function EntryRow({ entry }: { readonly entry: AuditEntry }) {
  const { actor, isCommand, at, address, device } = entry
  const server = isCommand ? auditTexts.serverCommand : auditTexts.server
  return (
    <Table.Row>
      <Table.Cell className="audit-when">
        <Text color="gray" className="tabular">
          <Time instant={at} />
        </Text>
      </Table.Cell>
      <Table.Cell className="audit-who wrap-anywhere">
        {actor ? <bdi>{actor.name}</bdi> : <Text color="gray">{server}</Text>}
      </Table.Cell>
      <Table.Cell className="audit-what wrap-anywhere">
        <IsolatedNames text={describeEntry(entry)} names={namesIn(entry)} />
      </Table.Cell>
      <Table.Cell className="audit-from">
        <Text color="gray" className="tabular">
          {[device, address].filter((part) => part !== null).join(' · ')}
        </Text>
      </Table.Cell>
    </Table.Row>
  )
}
