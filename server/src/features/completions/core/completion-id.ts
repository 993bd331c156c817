/** The id of an answer in OpenAI's form; its responseId stands in it. */
export function completionId(responseId: string): string {
  return `chatcmpl-${responseId}`
}
