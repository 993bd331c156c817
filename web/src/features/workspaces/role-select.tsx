import { type MemberRole, memberRoles } from '@parleykit/contract/base/roles'
import { NativeSelect } from '../../ui/form/native-select.tsx'
import { roleTexts } from './members-texts.ts'

interface RoleSelectProps {
  readonly label: string
  readonly role: MemberRole
  readonly onChange: (role: MemberRole) => void
  readonly disabled?: boolean
}

/** A choice of roles for a member. */
export function RoleSelect({ label, role, onChange, disabled = false }: RoleSelectProps) {
  return (
    <NativeSelect
      aria-label={label}
      value={role}
      options={memberRoles.map((each) => [each, roleTexts[each]] as const)}
      onChoose={onChange}
      disabled={disabled}
    />
  )
}
