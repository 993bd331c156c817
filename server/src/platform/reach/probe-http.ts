import { request } from 'undici'

/** How something outside answers: `refused` where it takes no key of ours, `silent` where it doesn't answer in time. */
export type Reach = 'ok' | 'refused' | 'silent'

const answerMs = 5000

interface Asked {
  readonly method?: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** Whether a server answers a GET at all; what it answers is not read. */
export async function probeHttp(url: string, headers: Asked['headers']): Promise<Reach> {
  const status = await statusOf(url, { headers })
  if (status === null || status >= 500) return 'silent'
  return isRefusal(status) ? 'refused' : 'ok'
}

/** The status of an answer, which is not read; null where there is none within some seconds. */
export async function statusOf(url: string, asked: Asked): Promise<number | null> {
  try {
    const { statusCode, body } = await request(url, { ...asked, signal: AbortSignal.timeout(answerMs) })
    body.on('error', () => {}) // it is left unread
    body.destroy()
    return statusCode
  } catch {
    return null
  }
}

/** Of a key, or of what stands for one. */
export function isRefusal(status: number): boolean {
  return status === 401 || status === 403
}
