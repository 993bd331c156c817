import { Button, Flex, Heading, Text } from '@radix-ui/themes'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { offlineTexts } from '../../api/offline-texts.ts'
import { isServerReachable, probeServer, subscribeToReachability } from '../../api/server-connection.ts'

/**
 * Shown if a screen failed, such as when a new version removed the old files. If the server is down, a reload would
 * fail, so it waits for the server and then reloads.
 */
export function UnexpectedErrorPage() {
  const isReached = useSyncExternalStore(subscribeToReachability, isServerReachable, isServerReachable)
  const [wasAway, setWasAway] = useState(!isReached)
  useEffect(probeServer, [])
  if (!isReached && !wasAway) setWasAway(true)
  const isBack = isReached && wasAway
  useEffect(() => {
    if (isBack) window.location.reload()
  }, [isBack])
  return (
    <Flex direction="column" align="center" justify="center" gap="3" minHeight="60vh" p="4" role="alert">
      <Heading as="h1" size="6" align="center">
        {isReached ? 'Something went wrong' : offlineTexts.unreached}
      </Heading>
      <Text as="p" color="gray" align="center">
        {isReached ? 'Reloading the page usually helps.' : offlineTexts.comesBack}
      </Text>
      {isReached && <Button onClick={() => window.location.reload()}>Reload</Button>}
    </Flex>
  )
}
