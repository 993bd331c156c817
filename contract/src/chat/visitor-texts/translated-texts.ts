/** Labels above code in an answer. */
export interface CodeWords {
  readonly copyCode: string
  readonly codeCopied: string
  readonly codeNotCopied: string
}

/** Server messages to a visitor, in the visitor's language. */
export interface TranslatedTexts extends CodeWords {
  readonly irrelevantPrompt: string
  readonly creditLimitReached: string
  readonly dailyLimitReached: string
  /** Title of the source of an answer that the agent's owner wrote. */
  readonly teamAnswer: string
  readonly troubleConnecting: string
  readonly paused: string
  /** For an agent that was deleted while it answered. */
  readonly botNotFound: string
  /** For visitors without the key or the private link that an agent requires. */
  readonly closed: string
  /** For an agent without knowledge. */
  readonly notReady: string
  readonly greeting: (agentName: string) => string
  /** To visitors who ask for a person: one was asked to join. */
  readonly personAsked: string
  /** Above the owner's contact details. */
  readonly personContact: string
  /** Outside office hours, if the owner has written no text. */
  readonly personAway: string
  /** For a picture that no model has looked at. */
  readonly pictureKept: string
  /** If the visitor can leave an email address. */
  readonly personAddress: string
  /** If there is no way to reach a person. */
  readonly noPerson: string
  /** Precedes the corrections below a reply. */
  readonly correction: string
  /** In a correction, for a statement that the knowledge doesn't confirm. */
  readonly notConfirmed: (statement: string) => string
  /** Ends a reply that its model couldn't finish. */
  readonly brokenOff: string
  /** Follows an answer to the other part of a question; `rest` quotes the visitor. */
  readonly nothingAbout: (rest: string) => string
}
