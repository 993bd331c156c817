/** How many earlier messages of the conversation an answer may use. */
export const earlierMessagesAsked = 12
/** How many earlier questions a follow-up may refer to. */
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
