import { describe, expect, it, vi } from 'vitest'
import { extractBytes } from '../../../test/extract-bytes.ts'
import { createExtraction } from './index.ts'

const encode = (text: string) => new TextEncoder().encode(text)
const note = { bytes: encode('Opening hours: 9 to 5.'), fileName: 'note.txt' }
const hungry = { bytes: encode('<b><i>x'.repeat(1_000_000)), fileName: 'hungry.html' }

const processes = () => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length

describe('createExtraction', () => {
  it('leaves no process behind when it is closed', async () => {
    const extraction = createExtraction({ concurrency: 1 })
    const outcomes = Promise.allSettled([hungry, note, note].map((file) => extractBytes(extraction, file)))
    await vi.waitUntil(() => processes() > 0)
    await extraction.close()
    expect(await outcomes).toMatchObject([1, 2, 3].map(() => ({ reason: { reason: 'busy' } })))
    await vi.waitUntil(() => processes() === 0)
    await expect(extractBytes(extraction, note)).rejects.toMatchObject({ reason: 'busy' })
  })

  it('ends a process that takes too much memory, and no other one', async () => {
    const extraction = createExtraction({ maxMemoryBytes: 128 * 1024 * 1024 })
    const [refused, read] = await Promise.allSettled([
      extractBytes(extraction, hungry),
      extractBytes(extraction, note),
    ])
    expect(refused).toMatchObject({ status: 'rejected', reason: { reason: 'unpacks_too_far' } })
    expect(read).toMatchObject({ status: 'fulfilled', value: { text: 'Opening hours: 9 to 5.' } })
    await extraction.close()
  })

  it('ends a process that takes too long', async () => {
    const extraction = createExtraction({ maxMilliseconds: 1 })
    await expect(extractBytes(extraction, note)).rejects.toMatchObject({ reason: 'took_too_long' })
    await extraction.close()
  })

  it('asks to try again when no process can be started', async () => {
    const extraction = createExtraction()
    const { execPath } = process
    process.execPath = '/nowhere/node'
    await expect(extractBytes(extraction, note)).rejects.toMatchObject({ reason: 'busy' })
    process.execPath = execPath
    await expect(extractBytes(extraction, note)).resolves.toMatchObject({
      fileType: 'txt',
      characterSet: 'utf-8',
    })
    await extraction.close()
  })

  it('refuses a file when too many wait', async () => {
    const extraction = createExtraction({ concurrency: 1, maxQueueLength: 1 })
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => extractBytes(extraction, note)))
    // Which of them comes too late is the file system's choice.
    const refused = outcomes.filter(({ status }) => status === 'rejected')
    expect(refused).toMatchObject([{ reason: { reason: 'busy' } }])
    await extraction.close()
  })

  it('refuses what is too large, before and after reading', async () => {
    const extraction = createExtraction({ maxFileBytes: 100, maxTextLength: 20 })
    const large = { bytes: new Uint8Array(101), fileName: 'large.txt' }
    await expect(extractBytes(extraction, large)).rejects.toMatchObject({ reason: 'too_large' })
    await expect(extractBytes(extraction, note)).rejects.toMatchObject({ reason: 'too_large' })
    await extraction.close()
  })

  it('refuses more text than its owner has room for, and says how much there is', async () => {
    const extraction = createExtraction()
    await expect(extractBytes(extraction, note, 21)).rejects.toMatchObject({
      reason: 'too_much_text',
      textBytes: 22,
    })
    await expect(extractBytes(extraction, note, 22)).resolves.toMatchObject({ fileType: 'txt' })
    await extraction.close()
  })

  it('reads pages with their style sheets, and says why when one can not be read', async () => {
    const extraction = createExtraction({ maxTextLength: 1000 })
    const page = { characterSet: null, url: 'https://harbour.example/', styleSheets: ['.a{display:none}'] }
    const html = encode('<title>Hours</title><p class="a">Never.</p><p>Nine to five.</p>')
    await expect(extraction.readWebPage({ ...page, html })).resolves.toMatchObject({
      title: 'Hours',
      text: 'Nine to five.',
    })
    const long = encode(`<p>${'word '.repeat(1000)}`)
    await expect(extraction.readWebPage({ ...page, html: long })).rejects.toMatchObject({
      reason: 'too_large',
    })
    const picture = Uint8Array.from({ length: 500 }, (_, at) => at % 7)
    await expect(extraction.readWebPage({ ...page, html: picture })).rejects.toMatchObject({
      reason: 'wrong_content',
    })
    const stopped = AbortSignal.abort(new Error('the job was cancelled'))
    await expect(extraction.readWebPage({ ...page, html }, stopped)).rejects.toThrow('the job was cancelled')
    await extraction.close()
  })

  it('goes on with pages of one website in one process, and with no others', async () => {
    const extraction = createExtraction({
      concurrency: 2,
      maxMemoryBytes: 160 * 1024 * 1024,
      pageIdleMilliseconds: 600_000,
    })
    const read = (url: string, html = encode('<p>Nine to five.</p>')) =>
      extraction.readWebPage({ html, characterSet: null, url })
    await vi.waitUntil(() => processes() === 0)
    for (const path of ['1', '2', '3']) {
      await expect(read(`https://a.example/${path}`)).resolves.toMatchObject({ text: 'Nine to five.' })
      expect(processes()).toBe(1)
    }
    await read('https://b.example/')
    expect(processes()).toBe(2)
    await read('https://c.example/')
    await vi.waitUntil(() => processes() === 2)
    // One that needs too much ends its process, and is tried alone; the next page gets another one.
    await expect(read('https://b.example/', hungry.bytes)).rejects.toMatchObject({
      reason: 'unpacks_too_far',
    })
    await expect(read('https://b.example/')).resolves.toMatchObject({ text: 'Nine to five.' })
    await extraction.close()
    await vi.waitUntil(() => processes() === 0)
    await expect(read('https://b.example/')).rejects.toMatchObject({ reason: 'busy' })
    await vi.waitUntil(() => processes() === 0)
  })

  it('finds no text where nothing shows', async () => {
    const extraction = createExtraction()
    const invisible = { bytes: encode('\u200b\u3164 \u00ad\n\u2060\u202e'), fileName: 'blank.md' }
    await expect(extractBytes(extraction, invisible)).rejects.toMatchObject({ reason: 'empty' })
    await extraction.close()
  })

  it('says which types it reads when it is given another', async () => {
    const extraction = createExtraction()
    for (const fileName of ['slides.key', 'README', 'x.constructor']) {
      const refusal = expect(extractBytes(extraction, { ...note, fileName })).rejects
      await refusal.toMatchObject({ reason: 'unsupported_type', message: expect.stringContaining('docx') })
    }
    await extraction.close()
  })

  it('goes by the content and not by the name', async () => {
    const extraction = createExtraction()
    const brokenPdf = { bytes: encode('%PDF-1.7\n%âãÏÓ'), fileName: 'brochure.txt' }
    await expect(extractBytes(extraction, brokenPdf)).rejects.toMatchObject({ reason: 'malformed' })
    const text = { bytes: encode('Only words.'), fileName: 'letter.docx' }
    await expect(extractBytes(extraction, text)).rejects.toMatchObject({ reason: 'wrong_content' })
    await extraction.close()
  })
})
