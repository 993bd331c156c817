import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { writeDoc } from '../../../test/documents/write-doc.ts'
import { writeDocx } from '../../../test/documents/write-docx.ts'
import { writePdf } from '../../../test/documents/write-pdf.ts'
import { writePptx } from '../../../test/documents/write-pptx.ts'
import { writeSheet } from '../../../test/documents/write-sheet.ts'
import { writeUnembeddedPdf } from '../../../test/documents/write-unembedded-pdf.ts'
import { writePng } from '../../../test/write-png.ts'
import { defaultExtractionLimits } from '../extraction/bounds/extraction-limits.ts'
import { openTemporaryFile } from '../temporary-files/index.ts'
import { confinementFlags } from './confinement.ts'
import { askConfined, type ConfinedWork, confine, openWorkProcess, runConfined } from './index.ts'

/** What `npm run build` writes of the processes that read files: a server that was built runs these. */
const folder = new URL('../../../dist/sandbox/', import.meta.url)
const limits = { maxMemoryBytes: 512 * 1024 * 1024, maxMilliseconds: 30_000, maxAnswerBytes: 1024 * 1024 }
const { signal } = new AbortController()

function built(name: string, addons?: true): ConfinedWork<object, object> {
  return {
    module: new URL(`platform-${name}.mjs`, folder),
    folder: import.meta.dirname,
    addons,
    result: z.looseObject({}),
  }
}

async function readFile(bytes: Uint8Array, fileType: string): Promise<object> {
  const place = await mkdtemp(join(tmpdir(), 'parleykit-built-'))
  const { writer, reader } = await openTemporaryFile(place)
  try {
    await writer.writeFile(bytes)
    return await runConfined({
      work: built('extraction-process-read-file'),
      task: { fileType, limits: defaultExtractionLimits },
      limits,
      input: reader.fd,
      signal,
    })
  } finally {
    await Promise.all([writer.close(), reader.close(), rm(place, { recursive: true })])
  }
}

const said = 'The ferry leaves at noon.'
const documents: [string, () => Promise<Uint8Array> | Uint8Array][] = [
  ['txt', () => Buffer.from(said)],
  ['md', () => Buffer.from(said)],
  ['json', () => Buffer.from(JSON.stringify({ what: said }))],
  ['html', () => Buffer.from(`<p>${said}`)],
  ['pdf', () => writePdf([{ x: 72, y: 700, text: said }])],
  ['docx', () => writeDocx([{ text: said }])],
  ['pptx', () => writePptx([{ title: 'Ferry', items: [said] }])],
  ['doc', () => writeDoc([said])],
  ['xlsx', () => writeSheet([[said]])],
  ['csv', () => Buffer.from(`What;When\n${said};noon`)],
]

it.each(documents)('reads %s', async (fileType, write) => {
  const answer = await readFile(await write(), fileType)
  expect(answer).toMatchObject({ kind: 'text', extracted: { text: expect.stringContaining(said) } })
})

it('reads a PDF in Chinese whose font is named only', async () => {
  const bytes = Buffer.from('渡轮', 'utf16le').swap16()
  const pdf = writeUnembeddedPdf({ encoding: 'UniGB-UCS2-H', ordering: 'GB1', bytes }, said)
  expect(await readFile(pdf, 'pdf')).toMatchObject({
    extracted: { text: expect.stringMatching(/渡轮\n+The ferry/) },
  })
})

it('reads web pages one after the other', async () => {
  const work = built('extraction-process-read-pages')
  const process = openWorkProcess(confine(work, limits, { isReused: true }))
  for (const text of [said, 'Another page.']) {
    const html = Buffer.from(`<title>Ferry</title><main><p>${text}</p></main>`)
    const task = {
      url: 'https://ferry.example/',
      characterSet: 'utf-8',
      html,
      styleSheets: [],
      maxTextLength: 10_000,
    }
    const page = { text: expect.stringContaining(text) }
    expect(await askConfined(process, { work, task, limits })).toMatchObject({ kind: 'page', page })
  }
  await process.close()
})

it('decodes pictures by a compiled package', async () => {
  const answer = await runConfined({
    work: built('images-process-write-picture', true),
    task: { width: 4, height: 4, fit: 'cover', maxPixels: 1000, bytes: writePng(8, 8) },
    limits,
    signal,
  })
  expect(answer).toMatchObject({ kind: 'picture', webp: expect.any(String) })
})

it('a built process may read what lies beside it, and no sources', () => {
  const main = new URL('platform-child-process-main.mjs', folder)
  const flags = confinementFlags({ folder: import.meta.dirname }, main)
  const read = (file: string) =>
    spawnSync(process.execPath, [...flags, '-p', `fs.readFileSync('${file}').length`])
  expect(read(fileURLToPath(main)).status).toBe(0)
  expect(read(fileURLToPath(import.meta.url)).stderr.toString()).toContain('ERR_ACCESS_DENIED')
})
