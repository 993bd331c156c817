import type { ServerStatus } from '@parleykit/contract/reports/status/status'
import { Table, Text } from '@radix-ui/themes'
import { busyQueues } from './assess-status.ts'
import { jobName } from './job-name.ts'
import { statusTexts } from './status-texts.ts'

const texts = statusTexts.jobs

/** The kinds of jobs with something to show, and a line for the idle ones. */
export function JobsTable({ queues }: { readonly queues: ServerStatus['queues'] }) {
  const shown = busyQueues(queues)
  return (
    <>
      {shown.length > 0 && (
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
            {shown.map(({ name, waiting, running, failed, lastError }) => (
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
      )}
      {shown.length < queues.length && (
        <Text as="p" size="2" color="gray" mt={shown.length > 0 ? '2' : '0'}>
          {shown.length > 0 ? texts.othersIdle : texts.idle}
        </Text>
      )}
    </>
  )
}
