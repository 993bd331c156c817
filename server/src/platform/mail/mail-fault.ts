/** Why an email wasn't accepted, without the mail server's message, which repeats addresses. */
export class MailFault extends Error {
  /** For example ECONNECTION or EAUTH. */
  readonly code: string
  /** The mail server's three-digit reply code; null if it sent none. */
  readonly answered: number | null
  /** Whether a retry is pointless: this email in particular was refused permanently. */
  readonly isFinal: boolean

  constructor(code: string, answered: number | null) {
    super(`the mail server rejected an email (${code}${answered === null ? '' : ` ${answered}`})`)
    this.name = 'MailFault'
    this.code = code
    this.answered = answered
    this.isFinal = ['EENVELOPE', 'EMESSAGE'].includes(code) && (answered === null || answered >= 500)
  }
}

export function toMailFault(error: unknown): MailFault {
  const fields: Partial<Record<string, unknown>> = error instanceof Error ? { ...error } : {}
  const code = typeof fields.code === 'string' ? fields.code : 'unknown'
  return new MailFault(code, typeof fields.responseCode === 'number' ? fields.responseCode : null)
}
