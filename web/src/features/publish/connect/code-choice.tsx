import { Box, Flex, Tabs, Text } from '@radix-ui/themes'
import { Snippet } from '../snippet.tsx'

interface CodeChoiceProps {
  readonly label: string
  readonly items: readonly { readonly name: string; readonly help?: string; readonly code: string }[]
}

/** The same thing in several languages, of which somebody copies one. */
export function CodeChoice({ label, items }: CodeChoiceProps) {
  return (
    <Tabs.Root defaultValue={items[0]?.name ?? ''} className="integration">
      <Tabs.List aria-label={label}>
        {items.map(({ name }) => (
          <Tabs.Trigger key={name} value={name}>
            {name}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Box pt="3">
        {items.map(({ name, help, code }) => (
          <Tabs.Content key={name} value={name}>
            <Flex direction="column" gap="3">
              {help && (
                <Text as="p" size="2">
                  {help}
                </Text>
              )}
              <Snippet code={code} copyLabel="Copy code" />
            </Flex>
          </Tabs.Content>
        ))}
      </Box>
    </Tabs.Root>
  )
}
