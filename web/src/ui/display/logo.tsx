import { productName } from '@parleykit/contract/base/limits'
import { Flex, Text } from '@radix-ui/themes'

/** The logo mark and the product's name. */
export function Logo() {
  return (
    <Flex align="center" gap="2" asChild>
      <span>
        <img src="/favicon.svg" alt="" width={26} height={26} />
        <Text size="4" weight="bold" className="logo-name">
          {productName}
        </Text>
      </span>
    </Flex>
  )
}
