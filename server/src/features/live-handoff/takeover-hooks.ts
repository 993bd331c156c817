/** How other features react when a person joins. */
export interface TakeoverHooks {
  /** Stops the agent's running answers in a conversation. */
  muteAnswers(conversationId: number): Promise<void>
}
