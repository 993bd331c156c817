import { agentTexts } from '@parleykit/contract/agents/agent-texts'
import { ApiError, withDetail } from '../../api/api-error.ts'
import type { ToastText } from '../../ui/feedback/toast-text.ts'

/** The message for a failed profile image upload. An agent that was deleted meanwhile has no id. */
export function imageUploadError(error: unknown): ToastText {
  const { title, description } = agentTexts.imageFailed
  if (error instanceof ApiError && error.status === 404) return { title, description: agentTexts.idMissing }
  return { title, description: withDetail(description, error) }
}
