import type { Agent } from '@parleykit/contract/agents/agents'
import { Skeleton } from '@radix-ui/themes'
import type { SettingsFormState } from './agent-form.ts'
import { SettingsGroup } from './settings-group.tsx'
import { type FormGroup, formGroups, type LowerGroup, lowerGroups } from './settings-places.ts'
import type { GroupFields } from './use-group-fields.ts'

const words = { ...formGroups, ...lowerGroups }
const order = Object.keys(words)

interface SettingsGroupsProps {
  readonly ids: readonly (FormGroup | LowerGroup)[]
  readonly agent: Agent
  readonly form: SettingsFormState
  readonly fields: GroupFields
}

/** Some of the groups, each with its fields once they are loaded. */
export function SettingsGroups({ ids, agent, form, fields }: SettingsGroupsProps) {
  return ids.map((id) => {
    const Fields = order.indexOf(id) < fields.drawn ? fields.fieldsOf?.[id] : undefined
    return (
      <SettingsGroup key={id} id={id} {...words[id]}>
        {Fields ? <Fields agent={agent} form={form} /> : <Skeleton height="160px" />}
      </SettingsGroup>
    )
  })
}
