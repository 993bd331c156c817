/** What later features do when a person comes. */
export interface TakeoverHooks {
  /** Ends what the agent is answering in a conversation. */
  hushAnswers(conversationId: number): Promise<void>
}
