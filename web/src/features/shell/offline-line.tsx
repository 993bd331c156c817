import { Container, Text } from '@radix-ui/themes'
import { useSyncExternalStore } from 'react'
import { offlineTexts } from '../../api/offline-texts.ts'
import { followReach, isServerReached } from '../../api/reach.ts'

/** Shown while no request reaches the server. */
export function OfflineLine() {
  const isReached = useSyncExternalStore(followReach, isServerReached, isServerReached)
  return (
    <div role="status">
      {!isReached && (
        <Container size="4" px={{ initial: '4', sm: '5' }} py="2" className="offline-line">
          <Text as="p" size="2">
            <b>{navigator.onLine ? offlineTexts.unreached : offlineTexts.offline}</b> {offlineTexts.kept}
          </Text>
        </Container>
      )}
    </div>
  )
}
