/** Why a mail wasn't taken, without the words of the mail server, which repeat addresses. */
export class MailFault extends Error {
  /** Such as ECONNECTION or EAUTH. */
  readonly code: string
  /** The three digits that the mail server answered; null when it didn't. */
  readonly answered: number | null
  /** Whether trying again is of no use: this letter, and none other, was refused for good. */
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
