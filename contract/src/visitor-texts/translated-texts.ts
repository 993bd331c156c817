/** What stands over code in an answer. */
export interface CodeWords {
  readonly copyCode: string
  readonly codeCopied: string
  readonly codeNotCopied: string
}

/** What the server says to a visitor by itself, in the visitor's language. */
export interface TranslatedTexts extends CodeWords {
  readonly irrelevantPrompt: string
  readonly creditLimitReached: string
  readonly dailyLimitReached: string
  /** Title of the source of an answer that the agent's owner wrote. */
  readonly teamAnswer: string
  readonly troubleConnecting: string
  readonly paused: string
  /** Of an agent that was deleted while it answered. */
  readonly botNotFound: string
  /** For who comes without the key or the private link that an agent needs. */
  readonly closed: string
  /** Of an agent that has nothing to answer from. */
  readonly notReady: string
  readonly greeting: (agentName: string) => string
  /** To who asks for a person: one was asked to join. */
  readonly personAsked: string
  /** Above the owner's contact details. */
  readonly personContact: string
  /** Outside of office hours, where the owner has no words of their own. */
  readonly personAway: string
  /** Where the visitor can leave an email address. */
  readonly personAddress: string
  /** Where there is no way to a person. */
  readonly noPerson: string
  /** Stands before the right statements below a reply. */
  readonly correction: string
  /** In a correction, of what the knowledge doesn't say. */
  readonly notConfirmed: (statement: string) => string
  /** Ends a reply that its model couldn't finish. */
  readonly brokenOff: string
  /** Follows an answer to the other part of a question; `rest` is in the visitor's words. */
  readonly nothingAbout: (rest: string) => string
}
