import { deliveryPageSize } from '@parleykit/contract/webhooks/limits'
import { Button, Flex, Skeleton, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Pager } from '../../ui/layout/pager.tsx'
import { DeliveryRow } from './delivery-row.tsx'
import { deliveriesQuery, type WebhookPlace } from './queries.ts'
import { webhookTexts } from './webhook-texts.ts'

interface DeliveriesDialogProps {
  readonly place: WebhookPlace
  readonly isOn: boolean
  readonly onClose: () => void
}

/** A webhook's requests and responses, one page at a time. */
export function DeliveriesDialog({ place, isOn, onClose }: DeliveriesDialogProps) {
  const [page, setPage] = useState(1)
  const { data, isError, refetch } = useQuery(deliveriesQuery(place, page))
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content maxWidth="720px">
        <Dialog.Title size="4">{webhookTexts.logTitle}</Dialog.Title>
        <Dialog.Description size="2" color="gray" mb="4">
          {webhookTexts.logHelp}
        </Dialog.Description>
        {isError && <ErrorState text={webhookTexts.logFailed} onRetry={() => void refetch()} />}
        {!data && !isError && <Skeleton height="240px" />}
        {data?.total === 0 && (
          <Text as="p" size="2">
            {webhookTexts.logEmpty}
          </Text>
        )}
        {data && data.total > 0 && (
          <>
            <ul className="plain-list" aria-label={webhookTexts.logTitle}>
              {data.items.map((delivery) => (
                <DeliveryRow key={delivery.id} place={place} delivery={delivery} isOn={isOn} />
              ))}
            </ul>
            <Pager
              page={page}
              pageSize={deliveryPageSize}
              shown={data.items.length}
              total={data.total}
              onTurn={setPage}
            />
          </>
        )}
        <Flex justify="end" mt="4" className="dialog-actions">
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
