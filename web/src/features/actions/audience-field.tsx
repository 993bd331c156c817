import type { ActionAudience } from '@parleykit/contract/actions/actions'
import { useQuery } from '@tanstack/react-query'
import { Field } from '../../ui/form/field.tsx'
import { NativeSelect } from '../../ui/form/native-select.tsx'
import { signInOptionsQuery } from '../auth/queries.ts'
import { actionTexts } from './action-texts.ts'

interface AudienceFieldProps {
  readonly audience: ActionAudience
  readonly problem: string | undefined
  readonly onChoose: (audience: ActionAudience) => void
}

/** Who may use an action. Without a mail server, visitors can't be mailed a code. */
export function AudienceField({ audience, problem, onChoose }: AudienceFieldProps) {
  const { data } = useQuery(signInOptionsQuery)
  const sendsMail = data?.mail ?? true
  const { anyone, email, signed_in } = actionTexts.audiences
  const help = sendsMail ? actionTexts.audienceHelp[audience] : actionTexts.audienceNoMail
  return (
    <Field label={actionTexts.audience} help={help} error={problem}>
      {({ dir: _, ...control }) => (
        <NativeSelect
          {...control}
          value={audience}
          options={[
            ['anyone', anyone] as const,
            ...(sendsMail || audience === 'email' ? [['email', email] as const] : []),
            ['signed_in', signed_in] as const,
          ]}
          onChoose={onChoose}
        />
      )}
    </Field>
  )
}
