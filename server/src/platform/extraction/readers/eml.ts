import { extname } from 'node:path'
import { parse } from 'parse5'
import PostalMime, { type Attachment, type Email } from 'postal-mime'
import { ExtractionError } from '../bounds/extraction-error.ts'
import { htmlToText } from '../markup/html-to-text.ts'
import type { ReaderInput, ReaderOutput } from './reader.ts'

/** Attachments that are read of one email. */
const attachmentsMax = 50

/** Types of attachments whose names don't say it. */
const typeByMime: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'message/rfc822': 'eml',
  'text/csv': 'csv',
  'text/html': 'html',
  'text/markdown': 'md',
  'text/plain': 'txt',
  'text/rtf': 'rtf',
}

/**
 * Emails: subject, sender, date and body, and the attachments that can be read, each below its name. Pictures inside the
 * body are left out.
 */
export async function readEml({ bytes, readInner }: ReaderInput): Promise<ReaderOutput> {
  const email = await PostalMime.parse(bytes, { maxRfc822NestingDepth: 3, maxNestingDepth: 30 })
  const header = (key: string) => email.headers.find((each) => each.key === key)?.value.trim() ?? ''
  if (header('from') === '' && header('subject') === '' && header('received') === '')
    throw new ExtractionError('wrong_content', "This file isn't an email.")
  if (/pkcs7-mime|multipart\/encrypted/i.test(header('content-type')))
    throw new ExtractionError('encrypted', 'This email is encrypted. Save it decrypted and upload it again.')
  const body = bodyOf(email)
  const attached: string[] = []
  for (const attachment of email.attachments.filter(isFile).slice(0, attachmentsMax)) {
    const text = await readInner?.({ bytes: bytesOf(attachment), fileType: typeOf(attachment) })
    if (text) attached.push(`## ${attachment.filename ?? 'Attachment'}\n\n${text}`)
  }
  if (body === '' && attached.length === 0) return { text: '', title: null }
  const subject = oneLine(email.subject ?? '')
  const head = [senderOf(email), header('date') && `Date: ${oneLine(header('date'))}`].filter(Boolean)
  const parts = [subject && `# ${subject}`, head.join('\n'), body, ...attached]
  return { text: parts.filter(Boolean).join('\n\n'), title: subject || null }
}

function bodyOf({ html, text }: Email): string {
  return html ? htmlToText(parse(html)) : (text ?? '').trim()
}

function senderOf({ from }: Email): string {
  if (!from) return ''
  const { name, address } = from
  return `From: ${oneLine([name, address && (name ? `<${address}>` : address)].filter(Boolean).join(' '))}`
}

/** Pictures that the body shows aren't files. */
function isFile({ related, disposition, mimeType }: Attachment): boolean {
  return !related && !(disposition === 'inline' && mimeType.startsWith('image/'))
}

function bytesOf({ content }: Attachment): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content)
}

function typeOf({ filename, mimeType }: Attachment): string {
  return (
    extname(filename ?? '')
      .slice(1)
      .toLowerCase() ||
    (typeByMime[mimeType] ?? '')
  )
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
