import type { Passkey } from '@parleykit/contract/auth/passkeys'
import { Button, Flex, Text } from '@radix-ui/themes'
import { Time } from '../../ui/time.tsx'
import type { PasskeyTask } from './passkey-dialog.tsx'

interface PasskeyRowProps {
  readonly passkey: Passkey
  readonly onTask: (task: PasskeyTask) => void
}

/** One passkey: when it was created and last used, and its actions. */
export function PasskeyRow({ passkey, onTask }: PasskeyRowProps) {
  const { name, createdAt, lastUsedAt } = passkey
  return (
    <li className="account-row">
      <div className="truncating">
        <Text as="p" size="2" weight="medium" dir="auto">
          {name}
        </Text>
        <Text as="p" size="2" color="gray" className="tabular">
          Added: <Time instant={createdAt} /> · Last used:{' '}
          {lastUsedAt === null ? 'never' : <Time instant={lastUsedAt} />}
        </Text>
      </div>
      <Flex gap="2">
        <Button
          variant="soft"
          color="gray"
          aria-label={`Rename passkey: ${name}`}
          onClick={() => onTask({ kind: 'rename', passkey })}
        >
          Rename
        </Button>
        <Button
          variant="soft"
          color="gray"
          aria-label={`Remove passkey: ${name}`}
          onClick={() => onTask({ kind: 'remove', passkey })}
        >
          Remove
        </Button>
      </Flex>
    </li>
  )
}
