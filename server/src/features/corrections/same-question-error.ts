import { ApiError } from '../../platform/http/index.ts'
import type { CuratedAnswerRow } from './tables.ts'

/** What an owner hears who writes a second answer to a question. */
export function sameQuestionError(same: CuratedAnswerRow): ApiError {
  return new ApiError('already_exists', `“${same.question}” asks the same and has an answer: edit that one.`)
}
