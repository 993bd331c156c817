import { accountTexts } from '@parleykit/contract/texts'
import { Callout } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Info } from 'lucide-react'
import { registrationQuery } from './queries.ts'
import { RegisterForm } from './register-form.tsx'

/** The form where the visitor may register; else what is needed. */
export function RegisterPanel({ invite }: { readonly invite: string | null }) {
  const { data: registration } = useQuery(registrationQuery)
  if (registration === 'closed') return <Note text={accountTexts.registrationClosed} />
  if (registration === 'invite' && invite === null) return <Note text={accountTexts.invitationRequired} />
  return <RegisterForm invite={invite} />
}

function Note({ text }: { readonly text: string }) {
  return (
    <Callout.Root color="gray" role="status">
      <Callout.Icon>
        <Info size={16} />
      </Callout.Icon>
      <Callout.Text>{text}</Callout.Text>
    </Callout.Root>
  )
}
