import type { Agent } from '@parleykit/contract/agents/agents'
import { Flex, Heading, Skeleton, Text } from '@radix-ui/themes'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { lazyPlace } from '../../ui/lazy-place.tsx'
import type { SettingsFormState } from './agent-form.ts'
import { fieldsOf } from './group-fields.tsx'
import { type FormGroup, formGroups, type LowerGroup, lowerGroups } from './settings-places.ts'

const words = { ...formGroups, ...lowerGroups }

const OpenedPart = lazyPlace(
  () => import('./opened-parts.tsx'),
  ({ OpenedPart }) => OpenedPart,
  <Skeleton height="160px" />,
)

interface GroupProps {
  readonly agent: Agent
  readonly form: SettingsFormState
}

interface SettingsGroupsProps extends GroupProps {
  readonly ids: readonly (FormGroup | LowerGroup)[]
}

/** Some of the groups of settings. */
export function SettingsGroups({ ids, ...props }: SettingsGroupsProps) {
  return ids.map((id) => <SettingsGroup key={id} id={id} {...props} />)
}

interface SettingsGroupProps extends GroupProps {
  /** The heading's id. */
  readonly id: FormGroup | LowerGroup
}

/**
 * A group that opens by its heading and by its hash. Its fields are always there, so that a search in the page and the
 * form find them; the part that isn't saved with the form is fetched when the group is first opened.
 */
function SettingsGroup({ id, agent, form }: SettingsGroupProps) {
  const [wasOpened, setOpened] = useState(false)
  const { title, text } = words[id]
  const Fields = id in formGroups ? fieldsOf[id as FormGroup] : null
  const hasPart = id === 'settings-access' || id in lowerGroups
  return (
    <details
      className="settings-group"
      aria-labelledby={id}
      onToggle={({ target, currentTarget }) => {
        if (target === currentTarget && currentTarget.open) setOpened(true)
      }}
    >
      <summary>
        <div>
          <Heading as="h2" size="3" id={id}>
            {title}
          </Heading>
          <Text as="p" size="2" color="gray">
            {text}
          </Text>
        </div>
        <ChevronDown size={16} aria-hidden />
      </summary>
      <Flex direction="column" gap="5" className="settings-group-fields">
        {Fields && <Fields agent={agent} form={form} />}
        {hasPart && wasOpened && <OpenedPart group={id} agent={agent} />}
      </Flex>
    </details>
  )
}
