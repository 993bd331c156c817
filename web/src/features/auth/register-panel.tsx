import { accountTexts } from '@parleykit/contract/texts'
import { useQuery } from '@tanstack/react-query'
import { keptInvitation } from './kept-invitation.ts'
import { Note } from './note.tsx'
import { registrationQuery } from './queries.ts'
import { RegisterForm } from './register-form.tsx'

/** The form where the visitor may register; else what is needed. */
export function RegisterPanel({ invite }: { readonly invite: string | null }) {
  const { data: registration } = useQuery(registrationQuery)
  const isMember = invite !== null && invite === keptInvitation()
  if (registration === 'closed' && !isMember) return <Note>{accountTexts.registrationClosed}</Note>
  if (registration === 'invite' && invite === null) return <Note>{accountTexts.invitationRequired}</Note>
  return <RegisterForm invite={invite} />
}
