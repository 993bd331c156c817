/** An email as features write it: plain text only. Rendering does the encoding. */
export interface Email {
  /** Its kind in the log, such as `password_reset`. */
  readonly kind: string
  /** One address, without a name. */
  readonly to: string
  /** The Reply-To address. Defaults to the sender's. */
  readonly replyTo?: string
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** The only action for the reader. */
  readonly action?: { readonly label: string; readonly url: string }
  /** The sender and the reason for the email. */
  readonly footer: string
  /** Milliseconds since 1970 after which it is useless and isn't sent any more. */
  readonly until?: number
  /** Maximum number of this kind per address and day, if not the default. */
  readonly perDay?: number
}
