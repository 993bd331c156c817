import { Button, Flex, Heading, Text } from '@radix-ui/themes'

/** What stands where a screen broke, such as when a new version took the old one's files away. */
export function UnexpectedErrorPage() {
  return (
    <Flex direction="column" align="center" justify="center" gap="3" minHeight="60vh" p="4" role="alert">
      <Heading as="h1" size="6" align="center">
        Something went wrong
      </Heading>
      <Text as="p" color="gray" align="center">
        Reloading the page usually helps.
      </Text>
      <Button onClick={() => window.location.reload()}>Reload</Button>
    </Flex>
  )
}
