import { request } from 'undici'

const answerMs = 5000
const lengthMax = 4096

/** What a server of the operator's answers to a GET; null where it is no JSON, too long or too late. */
export async function readJson(url: string): Promise<unknown> {
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
