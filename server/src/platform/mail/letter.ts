/** A mail as features write it: plain text throughout, which the rendering encodes. */
export interface Letter {
  /** What the log calls it, such as `password_reset`. */
  readonly kind: string
  /** One address, without a name. */
  readonly to: string
  /** One address that answers go to; the sender's where absent. */
  readonly replyTo?: string
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** The one thing that the reader may do. */
  readonly action?: { readonly label: string; readonly url: string }
  /** Who sends it, and why. */
  readonly footer: string
  /** Milliseconds since 1970 after which it is of no use any more, and isn't sent. */
  readonly until?: number
  /** How many of its kind one address gets a day, where it isn't the usual number. */
  readonly perDay?: number
}
