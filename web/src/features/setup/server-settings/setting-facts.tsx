import { Badge, Card, DataList, Flex, Text } from '@radix-ui/themes'
import { serverSettingsTexts } from './server-settings-texts.ts'

interface SettingFactsProps {
  readonly facts: readonly { readonly name: string; readonly value: string }[]
  /** How the environment sets them; null if it doesn't. */
  readonly setByServer: string | null
}

/** What is in force. */
export function SettingFacts({ facts, setByServer }: SettingFactsProps) {
  return (
    <Card size="2">
      <Flex direction="column" gap="3">
        <DataList.Root orientation={{ initial: 'vertical', sm: 'horizontal' }} size="2">
          {facts.map(({ name, value }) => (
            <DataList.Item key={name}>
              <DataList.Label minWidth="96px">{name}</DataList.Label>
              <DataList.Value className="wrap-anywhere">{value}</DataList.Value>
            </DataList.Item>
          ))}
        </DataList.Root>
        {setByServer !== null && (
          <Flex gap="2" align="center" wrap="wrap">
            <Badge color="gray">{serverSettingsTexts.setByServer}</Badge>
            <Text size="1" color="gray">
              {setByServer}
            </Text>
          </Flex>
        )}
      </Flex>
    </Card>
  )
}
