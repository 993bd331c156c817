/** What later features do when a person comes. */
export interface TakeoverHooks {
  /** Ends what the agent is answering in a conversation. */
  muteAnswers(conversationId: number): Promise<void>
}
