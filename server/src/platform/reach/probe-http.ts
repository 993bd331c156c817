import { request } from 'undici'

/** How something outside answers: `refused` where it takes no key of ours, `silent` where it doesn't answer in time. */
export type Reach = 'ok' | 'refused' | 'silent'

const answerMs = 5000

/** Whether a server answers a GET at all; what it answers is not read. */
export async function probeHttp(url: string, headers: Record<string, string>): Promise<Reach> {
  try {
    const { statusCode, body } = await request(url, { headers, signal: AbortSignal.timeout(answerMs) })
    body.on('error', () => {}) // it is left unread
    body.destroy()
    if (statusCode === 401 || statusCode === 403) return 'refused'
    return statusCode < 500 ? 'ok' : 'silent'
  } catch {
    return 'silent'
  }
}
