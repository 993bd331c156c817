/** Why a mail server didn't take an email at its test, as far as its operator can do something about it. */
export interface MailProblem {
  readonly kind:
    | 'unknown_host'
    | 'unreachable'
    | 'silent'
    | 'not_mail'
    | 'no_tls'
    | 'certificate'
    | 'login_refused'
    | 'login_required'
    | 'sender_refused'
    | 'recipient_refused'
    | 'message_refused'
    | 'other'
  /** The mail server's three-digit reply code; null if it sent none. */
  readonly answered: number | null
}

/** The problem behind one of nodemailer's errors, without the server's message, which repeats addresses. */
export function toMailProblem(error: unknown): MailProblem {
  const fields: Partial<Record<string, unknown>> = error instanceof Error ? { ...error } : {}
  const textOf = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '')
  const answered = typeof fields.responseCode === 'number' ? fields.responseCode : null
  const kind = kindOf({ code: textOf('code'), cause: textOf('originalCode'), command: textOf('command') })
  return { kind: kind === 'sender_refused' && answered === 530 ? 'login_required' : kind, answered }
}

interface Fault {
  readonly code: string
  /** The code of the error below, such as ECONNREFUSED. */
  readonly cause: string
  /** The command that failed, such as MAIL FROM. */
  readonly command: string
}

function kindOf({ code, cause, command }: Fault): MailProblem['kind'] {
  switch (code) {
    case 'EDNS':
      return 'unknown_host'
    case 'ETIMEDOUT':
      return 'silent'
    case 'EPROTOCOL':
      return 'not_mail'
    case 'ETLS':
      return 'no_tls'
    case 'EAUTH':
      return 'login_refused'
    case 'EENVELOPE':
      return command === 'MAIL FROM' ? 'sender_refused' : 'recipient_refused'
    case 'EMESSAGE':
      return 'message_refused'
    case 'ESOCKET':
    case 'ECONNECTION':
      return ofConnection(cause)
    default:
      return 'other'
  }
}

function ofConnection(cause: string): MailProblem['kind'] {
  if (cause.startsWith('ERR_SSL') || cause === 'EPROTO') return 'no_tls'
  // OpenSSL's verify errors are the only other codes that don't come from the network.
  const isOfNetwork = cause === '' || /^E[A-Z]+$/.test(cause)
  return isOfNetwork ? 'unreachable' : 'certificate'
}
