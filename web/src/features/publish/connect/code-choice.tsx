import { Box, Flex, Tabs, Text } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { Snippet } from '../snippets/snippet.tsx'

interface CodeChoiceProps {
  readonly label: string
  readonly items: readonly { readonly name: string; readonly help?: string; readonly code: string }[]
  /** The name of the visible item, if the parent controls it; by default the first. */
  readonly chosen?: string
  readonly onChoose?: (name: string) => void
  /** Shown next to the copy button. */
  readonly beside?: ReactNode
}

/** Used in ids, which can't contain spaces. */
const tabOf = (name: string) => name.replaceAll(' ', '-')

/** The same code in several languages, with a copy button. */
export function CodeChoice({ label, items, chosen, onChoose, beside }: CodeChoiceProps) {
  return (
    <Tabs.Root
      {...(chosen === undefined ? { defaultValue: tabOf(items[0]?.name ?? '') } : { value: tabOf(chosen) })}
      {...(onChoose && {
        onValueChange: (tab) => onChoose(items.find(({ name }) => tabOf(name) === tab)?.name ?? ''),
      })}
      className="connect-tabs"
    >
      <Tabs.List aria-label={label}>
        {items.map(({ name }) => (
          <Tabs.Trigger key={name} value={tabOf(name)}>
            {name}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Box pt="3">
        {items.map(({ name, help, code }) => (
          <Tabs.Content key={name} value={tabOf(name)}>
            <Flex direction="column" gap="3">
              {help && (
                <Text as="p" size="2">
                  {help}
                </Text>
              )}
              <Snippet code={code} copyLabel="Copy code">
                {beside}
              </Snippet>
            </Flex>
          </Tabs.Content>
        ))}
      </Box>
    </Tabs.Root>
  )
}
