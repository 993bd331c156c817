import { accountTexts } from '@parleykit/contract/auth/texts'
import { useQuery } from '@tanstack/react-query'
import { keptInvitation } from './kept-invitation.ts'
import { Note } from './note.tsx'
import { registrationQuery } from './queries.ts'
import { RegisterForm } from './register-form.tsx'

interface RegisterPanelProps {
  /** The token of the link that led here, or null. */
  readonly invite: string | null
  /** The address of the invitation, or null. */
  readonly invited: string | null
}

/** The registration form if registration is open; else what is required. */
export function RegisterPanel({ invite, invited }: RegisterPanelProps) {
  const { data: registration } = useQuery(registrationQuery)
  const isMember = invite !== null && invite === keptInvitation()
  if (registration === 'closed' && !isMember) return <Note>{accountTexts.registrationClosed}</Note>
  if (registration === 'invite' && invite === null) return <Note>{accountTexts.invitationRequired}</Note>
  return <RegisterForm invite={invite} invited={invited} />
}
