import { Flex, Spinner } from '@radix-ui/themes'

/** A centred spinner that fills the window. */
export function FullPageSpinner() {
  return (
    <Flex role="status" aria-label="Loading" align="center" justify="center" minHeight="100dvh">
      <Spinner size="3" />
    </Flex>
  )
}

/** A centred spinner where a page's content will be. */
export function ContentSpinner() {
  return (
    <Flex role="status" aria-label="Loading" align="center" justify="center" minHeight="50vh">
      <Spinner size="3" />
    </Flex>
  )
}
