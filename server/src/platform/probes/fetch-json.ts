import { request } from 'undici'

const answerMs = 5000
const lengthMax = 4096

/** The JSON response of an operator's server to a GET; null if it isn't JSON, or is too long or too late. */
export async function fetchJson(url: string): Promise<unknown> {
  try {
    const { body } = await request(url, { signal: AbortSignal.timeout(answerMs) })
    let text = ''
    for await (const part of body.setEncoding('utf8')) {
      text += part
      if (text.length > lengthMax) return null
    }
    return JSON.parse(text)
  } catch {
    return null
  }
}
