import { notFound } from '../../../platform/domain-error/index.ts'
import { getOperatorAccess, type OperatorAccess, type OperatorContext } from './get-operator-access.ts'

/** Throws `not_found` for an account that doesn't operate this server: nobody else learns that there is a page. */
export async function requireOperator(context: OperatorContext): Promise<OperatorAccess> {
  const found = await getOperatorAccess(context)
  if (found.access !== 'operator') throw notFound('Page')
  return found
}
