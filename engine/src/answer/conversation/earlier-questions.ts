/** Earlier messages of the conversation that an answer may lean on. */
export const earlierMessagesAsked = 12
/** Earlier questions that a follow-up may lean on. */
const MOST = 3

/** The visitor's last questions in a conversation, oldest first. */
export function earlierQuestions(
  earlier: readonly { readonly senderType: 'visitor' | 'agent' | 'person'; readonly content: string }[],
): string[] {
  return earlier
    .filter(({ senderType }) => senderType === 'visitor')
    .slice(-MOST)
    .map(({ content }) => content)
}
