import type { Receipt } from '@parleykit/contract/billing/billing'
import { centsInWords } from '@parleykit/contract/billing/prices'
import { Badge, Flex, Heading, Link, Table, Text } from '@radix-ui/themes'
import { dayOf } from './plan-words.ts'
import { subscriptionTexts } from './pricing-texts.ts'

const states = {
  paid: { color: 'green', text: 'Paid' },
  failed: { color: 'red', text: 'Refused' },
  refunded: { color: 'gray', text: 'Refunded' },
} as const

/** The payments, newest first. */
export function ReceiptsSection({ receipts }: { readonly receipts: readonly Receipt[] }) {
  return (
    <Flex direction="column" gap="3" asChild>
      <section aria-labelledby="receipts">
        <Heading as="h2" size="4" id="receipts">
          Receipts
        </Heading>
        {receipts.length === 0 ? (
          <Text as="p" size="2" color="gray">
            {subscriptionTexts.noReceipts}
          </Text>
        ) : (
          <Table.Root variant="surface" aria-labelledby="receipts">
            <Table.Header>
              <Table.Row>
                <Table.ColumnHeaderCell>Date</Table.ColumnHeaderCell>
                <Table.ColumnHeaderCell>Plan</Table.ColumnHeaderCell>
                <Table.ColumnHeaderCell justify="end">Amount</Table.ColumnHeaderCell>
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {receipts.map((receipt) => (
                <ReceiptRow key={receipt.id} receipt={receipt} />
              ))}
            </Table.Body>
          </Table.Root>
        )}
      </section>
    </Flex>
  )
}

function ReceiptRow({ receipt }: { readonly receipt: Receipt }) {
  const { number, description, amountCents, status, issuedAt, url } = receipt
  const { color, text } = states[status]
  return (
    <Table.Row>
      <Table.RowHeaderCell>
        <Text as="div" size="2">
          {dayOf(issuedAt)}
        </Text>
        <Text as="div" size="1" color="gray" className="wrap-anywhere">
          {url === null ? (
            number
          ) : (
            <Link href={url} target="_blank" rel="noreferrer">
              {number}
            </Link>
          )}
        </Text>
      </Table.RowHeaderCell>
      <Table.Cell>{description}</Table.Cell>
      <Table.Cell justify="end">
        <Text as="div" size="2" className="tabular">
          {centsInWords(amountCents)}
        </Text>
        <Badge color={color}>{text}</Badge>
      </Table.Cell>
    </Table.Row>
  )
}
