/** The id of an answer in OpenAI's format. It contains the responseId. */
export function completionId(responseId: string): string {
  return `chatcmpl-${responseId}`
}
