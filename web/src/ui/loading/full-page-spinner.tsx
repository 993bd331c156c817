import { Flex, Spinner } from '@radix-ui/themes'

/** A centered spinner that fills the window. */
export function FullPageSpinner() {
  return (
    <Flex role="status" aria-label="Loading" align="center" justify="center" minHeight="100dvh">
      <Spinner size="3" />
    </Flex>
  )
}

/** A centered spinner in place of a page's content. */
export function ContentSpinner() {
  return (
    <Flex role="status" aria-label="Loading" align="center" justify="center" minHeight="50vh">
      <Spinner size="3" />
    </Flex>
  )
}
