import { request } from 'undici'

/** The state of an external service: `refused` if it rejects our key, `silent` if it doesn't respond in time. */
export type ProbeResult = 'ok' | 'refused' | 'silent'

const answerMs = 5000

interface Asked {
  readonly method?: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** Whether a server responds to a GET at all. The response isn't read. */
export async function probeHttp(url: string, headers: Asked['headers']): Promise<ProbeResult> {
  const status = await statusOf(url, { headers })
  if (status === null || status >= 500) return 'silent'
  return isRefusal(status) ? 'refused' : 'ok'
}

/** The status of a response, whose body isn't read; null if there is none within some seconds. */
export async function statusOf(url: string, asked: Asked): Promise<number | null> {
  try {
    const { statusCode, body } = await request(url, { ...asked, signal: AbortSignal.timeout(answerMs) })
    body.on('error', () => {}) // it isn't read
    body.destroy()
    return statusCode
  } catch {
    return null
  }
}

/** Statuses that reject a key or other credentials. */
export function isRefusal(status: number): boolean {
  return status === 401 || status === 403
}
