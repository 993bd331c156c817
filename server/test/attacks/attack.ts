/** An attempt to move an agent's rules, and what a model says that obeys it. */
export interface Attack {
  /** The visitor's message, or a text among the knowledge. */
  readonly text: string
  readonly says: string
  /** What a visitor must never read in the reply. */
  readonly never: RegExp
}

export const attack = (text: string, says: string, never: RegExp): Attack => ({ text, says, never })
