import { DomainError } from '../../../platform/domain-error/index.ts'
import type { AgentRow } from '../../agents/index.ts'

/** Throws if the model isn't the agent of the key. */
export function requireModel({ publicId }: AgentRow, model: string): void {
  if (model === publicId) return
  const message = `The model "${model}" doesn't exist. This API key is for the model "${publicId}"`
  throw new DomainError('not_found', message, { param: 'model' })
}
