import { Button, Flex, Heading, Text } from '@radix-ui/themes'
import { Link } from '@tanstack/react-router'
import { notFoundTexts } from './not-found-texts.ts'
import { usePageTitle } from './use-page-title.ts'

export function NotFoundPage() {
  usePageTitle(notFoundTexts.title)
  return (
    <Flex direction="column" align="center" justify="center" gap="3" minHeight="100dvh" p="4" asChild>
      <main>
        <Heading as="h1" size="7" align="center">
          {notFoundTexts.title}
        </Heading>
        <Text as="p" color="gray" align="center">
          {notFoundTexts.hint}
        </Text>
        <Button asChild mt="3">
          <Link to="/">Go to the home page</Link>
        </Button>
      </main>
    </Flex>
  )
}
