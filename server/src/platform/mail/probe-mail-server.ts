import type { MailConfig } from '../../config/mail-config.ts'
import type { ProbeResult } from '../probes/index.ts'

const stepMs = 4000

/** Whether the mail server responds and accepts the credentials. Sends nothing. */
export async function probeMailServer(config: MailConfig): Promise<ProbeResult> {
  if (config.kind === 'files') return 'ok'
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url: config.url,
    requireTLS: config.needsTls,
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: stepMs,
    dnsTimeout: stepMs,
  })
  try {
    await transport.verify()
    return 'ok'
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EAUTH' ? 'refused' : 'silent'
  } finally {
    transport.close()
  }
}
