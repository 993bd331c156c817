import { ApiError, withDetail } from '../../api/api-error.ts'
import { knowledgeTexts } from './knowledge-texts.ts'

/** The message for a text that couldn't be added. A retry wouldn't help if it already exists. */
export function addTextError(error: unknown) {
  if (error instanceof ApiError && error.code === 'already_exists')
    return { title: knowledgeTexts.isThere, description: error.detail }
  const { title, description } = knowledgeTexts.addFailed
  return { title, description: withDetail(description, error) }
}
