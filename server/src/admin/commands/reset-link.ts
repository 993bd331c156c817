import { handOverResetLink } from '../../features/auth/index.ts'
import { accountOf, type OpenOperator } from '../operator/operator.ts'
import { printLink } from './print-link.ts'

export async function resetLink(operator: OpenOperator, [name = '']: readonly string[]): Promise<void> {
  const { id: userId, username } = await accountOf(operator, name)
  const { url, until } = await handOverResetLink(operator, userId)
  printLink(operator, url)
  operator.print(
    `Sets a new password for ${username} once, until ${until.toISOString()}. It's shown only once.`,
  )
}
