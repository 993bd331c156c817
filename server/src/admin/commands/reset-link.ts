import { recordAccountChange } from '../../features/account/index.ts'
import { handOverResetLink } from '../../features/auth/index.ts'
import { accountOf, commandActor, type OpenOperator } from '../operator/operator.ts'
import { printLink } from './print-link.ts'

export async function resetLink(operator: OpenOperator, [name = '']: readonly string[]): Promise<void> {
  const account = await accountOf(operator, name)
  const { id: userId, username } = account
  const change = { action: 'account_reset_link_created', account } as const
  const record = recordAccountChange({ operator, ...commandActor }, change)
  const { url, until } = await handOverResetLink(operator, userId, record)
  printLink(operator, url)
  operator.print(
    `Sets a new password for ${username} once, until ${until.toISOString()}. It's shown only once.`,
  )
}
