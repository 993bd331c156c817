import { roleTexts } from '@parleykit/contract/owner-texts'
import { type MemberRole, memberRoles } from '@parleykit/contract/roles'
import { Select } from '@radix-ui/themes'

interface RoleSelectProps {
  readonly label: string
  readonly role: MemberRole
  readonly onChange: (role: MemberRole) => void
  readonly disabled?: boolean
}

/** What a member may be. */
export function RoleSelect({ label, role, onChange, disabled = false }: RoleSelectProps) {
  return (
    <Select.Root value={role} onValueChange={(value: MemberRole) => onChange(value)} disabled={disabled}>
      <Select.Trigger aria-label={label} />
      <Select.Content>
        {memberRoles.map((each) => (
          <Select.Item key={each} value={each}>
            {roleTexts[each]}
          </Select.Item>
        ))}
      </Select.Content>
    </Select.Root>
  )
}
