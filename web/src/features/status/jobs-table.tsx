import type { ServerStatus } from '@parleykit/contract/status'
import { statusTexts } from '@parleykit/contract/status-texts'
import { Table, Text } from '@radix-ui/themes'
import { jobName } from './job-name.ts'

const texts = statusTexts.jobs

/** Each kind of job that had anything to do in the last day. */
export function JobsTable({ queues }: { readonly queues: ServerStatus['queues'] }) {
  if (queues.length === 0) {
    return (
      <Text as="p" size="2" color="gray">
        {texts.none}
      </Text>
    )
  }
  return (
    <Table.Root variant="surface" size="1" className="jobs-table">
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeaderCell>{texts.columns.name}</Table.ColumnHeaderCell>
          <Table.ColumnHeaderCell>{texts.columns.waiting}</Table.ColumnHeaderCell>
          <Table.ColumnHeaderCell>{texts.columns.running}</Table.ColumnHeaderCell>
          <Table.ColumnHeaderCell>{texts.columns.failed}</Table.ColumnHeaderCell>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {queues.map(({ name, waiting, running, failed, lastError }) => (
          <Table.Row key={name}>
            <Table.RowHeaderCell className="wrap-anywhere">
              {jobName(name)}
              {lastError !== null && (
                <Text as="div" size="1" color="gray" dir="auto">
                  {texts.error} {lastError}
                </Text>
              )}
            </Table.RowHeaderCell>
            <Table.Cell className="tabular">{waiting.toLocaleString()}</Table.Cell>
            <Table.Cell className="tabular">{running.toLocaleString()}</Table.Cell>
            <Table.Cell className="tabular">{failed.toLocaleString()}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  )
}
