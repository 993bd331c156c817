import { createResetLink, recordSecurityEvent } from '../../features/auth/index.ts'
import { accountOf, type OpenOperator } from '../operator/operator.ts'
import { printLink } from './print-link.ts'

export async function resetLink(operator: OpenOperator, [name = '']: readonly string[]): Promise<void> {
  const { config, database, clock } = operator
  const { id: userId, username } = await accountOf(operator, name)
  const { url, until } = await createResetLink(database, config, { userId, mailedTo: null }, clock())
  await recordSecurityEvent(operator, { name: 'password_reset_requested', userId, caller: null })
  printLink(operator, url)
  operator.print(
    `Sets a new password for ${username} once, until ${until.toISOString()}. It's shown only once.`,
  )
}
