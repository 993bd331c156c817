import { z } from 'zod'
import { SourceFault } from '../../base/source-fault.ts'
import type { SourceCall } from '../../base/source-port.ts'
import { extractSourceText } from '../../reading/extract-source-text.ts'

/** Descriptions that one process reads, since starting it takes longer than reading. */
const atOnce = 200

const texts = z.array(z.string())

/** The texts of HTML descriptions, in their order, read in the sandbox. One that breaks its reader is empty. */
export async function readDescriptions(call: SourceCall, htmls: readonly string[]): Promise<string[]> {
  const read: string[] = []
  for (let at = 0; at < htmls.length; at += atOnce)
    read.push(...(await readSome(call, htmls.slice(at, at + atOnce))))
  return read
}

async function readSome(call: SourceCall, htmls: readonly string[]): Promise<readonly string[]> {
  if (htmls.every((html) => html === '')) return htmls
  try {
    const bytes = Buffer.from(JSON.stringify(htmls))
    const { text } = await extractSourceText(call, { fileName: 'descriptions.html-list', bytes })
    return texts.parse(JSON.parse(text))
  } catch (error) {
    if (!(error instanceof SourceFault) || error.kind !== 'invalid') throw error
    const middle = Math.ceil(htmls.length / 2)
    if (htmls.length === 1) return ['']
    return [...(await readSome(call, htmls.slice(0, middle))), ...(await readSome(call, htmls.slice(middle)))]
  }
}
