import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MailConfig } from '../../config/mail-config.ts'
import { createPrivateFolder } from '../data-folder/create-private-folder.ts'
import type { Email } from './email.ts'

export interface MailTransport {
  /** Passes an email to the mail server; throws nodemailer's errors. */
  deliver(email: Email): Promise<void>
  close(): void
}

/** The mail server's timeouts in milliseconds. */
const waits = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 10_000,
}

/** Emails never include files or content from addresses of this machine. */
const closed = { disableFileAccess: true, disableUrlAccess: true }

/** The connection to the mail server, or to a folder during development. */
export async function openTransport(config: MailConfig): Promise<MailTransport> {
  if (config.kind === 'files') return writeToFolder(config.folder)
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ url: config.url, requireTLS: config.needsTls, ...waits, ...closed })
  return {
    async deliver(email) {
      await transport.sendMail(toMessage(email, config.from))
    },
    close: () => transport.close(),
  }
}

async function writeToFolder(folder: string): Promise<MailTransport> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ streamTransport: true, buffer: true, ...closed })
  return {
    async deliver(email) {
      const { message } = await transport.sendMail(toMessage(email, 'parleykit@localhost'))
      await createPrivateFolder(folder)
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${email.kind}-${randomUUID()}.eml`
      await writeFile(join(folder, name), message, { mode: 0o600 })
    },
    close: () => transport.close(),
  }
}

function toMessage(email: Email, from: string) {
  const { to, replyTo, subject } = email
  const headers = { 'Auto-Submitted': 'auto-generated' }
  // As an object, so that no character in an address can turn it into a list.
  const only = (address: string) => ({ name: '', address })
  const answers = replyTo === undefined ? {} : { replyTo: only(replyTo) }
  return { from, to: only(to), ...answers, subject, headers, ...renderEmail(email) }
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const encode = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** An email as text and as HTML with the same content. */
function renderEmail({ subject, paragraphs, action, footer }: Email): {
  text: string
  html: string
} {
  const link = action ? [`${action.label}:\n${action.url}`] : []
  return { text: `${[...paragraphs, ...link, `-- \n${footer}`].join('\n\n')}\n`, html: toHtml() }

  function toHtml(): string {
    const [first = '', ...rest] = paragraphs.map((text) => `<p style="margin:0 0 16px">${encode(text)}</p>`)
    const button = action
      ? `<p style="margin:24px 0"><a href="${encode(action.url)}" style="${buttonStyle}">${encode(action.label)}</a></p>` +
        `<p style="margin:0 0 16px;font-size:13px;color:#60646c">Or copy this link: <br>` +
        `<span style="word-break:break-all">${encode(action.url)}</span></p>`
      : ''
    return (
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${encode(subject)}</title></head>` +
      `<body style="margin:0;padding:24px;background:#f9f9fb;color:#1c2024;${fonts}">` +
      `<div style="max-width:520px;margin:0 auto;padding:32px;background:#fff;border:1px solid #e0e1e6;border-radius:12px">` +
      `<h1 style="margin:0 0 16px;font-size:20px">${encode(subject)}</h1>${first}${rest.join('')}${button}</div>` +
      `<p style="max-width:520px;margin:16px auto 0;font-size:12px;color:#60646c">${encode(footer)}</p></body></html>`
    )
  }
}

const fonts = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,sans-serif;font-size:15px;line-height:1.5'
const buttonStyle =
  'display:inline-block;padding:10px 18px;background:#5b5bd6;color:#fff;border-radius:8px;text-decoration:none'
