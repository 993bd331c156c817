import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { writeDoc } from '../../../test/documents/write-doc.ts'
import { writeDocx } from '../../../test/documents/write-docx.ts'
import { writePdf } from '../../../test/documents/write-pdf.ts'
import { writePptx } from '../../../test/documents/write-pptx.ts'
import { writeUnembeddedPdf } from '../../../test/documents/write-unembedded-pdf.ts'
import { writePng } from '../../../test/write-png.ts'
import { defaultExtractionLimits } from '../extraction/bounds/extraction-limits.ts'
import { confinement } from './confinement.ts'
import { openSandboxSession, runInSandbox } from './index.ts'

/** What `npm run build` writes of the processes that read files: a server that was built runs these. */
const folder = new URL('../../../dist/sandbox/', import.meta.url)
const limits = { maxMemoryBytes: 512 * 1024 * 1024, maxMilliseconds: 30_000, maxAnswerBytes: 1024 * 1024 }
const { signal } = new AbortController()

function built(name: string, addons?: true) {
  return {
    main: new URL(`platform-${name}.mjs`, folder),
    folder: import.meta.dirname,
    ...(addons && { addons }),
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
]

it.each(documents)('reads %s', async (fileType, write) => {
  const answer = await runInSandbox({
    sandbox: built('extraction-process-main'),
    input: await write(),
    task: { fileType, limits: defaultExtractionLimits },
    limits,
    signal,
  })
  expect(answer).toMatchObject({ kind: 'text', extracted: { text: expect.stringContaining(said) } })
})

it('reads a PDF in Chinese whose font is named only', async () => {
  const bytes = Buffer.from('渡轮', 'utf16le').swap16()
  const answer = await runInSandbox({
    sandbox: built('extraction-process-main'),
    input: writeUnembeddedPdf({ encoding: 'UniGB-UCS2-H', ordering: 'GB1', bytes }, said),
    task: { fileType: 'pdf', limits: defaultExtractionLimits },
    limits,
    signal,
  })
  expect(answer).toMatchObject({ extracted: { text: expect.stringMatching(/渡轮\n+The ferry/) } })
})

it('reads web pages one after the other', async () => {
  const session = openSandboxSession(built('extraction-process-page-main'), limits)
  for (const text of [said, 'Another page.']) {
    const input = Buffer.from(`<title>Ferry</title><main><p>${text}</p></main>`)
    const task = {
      url: 'https://ferry.example/',
      characterSet: 'utf-8',
      htmlBytes: input.length,
      styleSheetBytes: [],
      maxTextLength: 10_000,
    }
    const page = { text: expect.stringContaining(text) }
    expect(await session.ask({ input, task, signal })).toMatchObject({ kind: 'page', page })
  }
  await session.close()
})

it('decodes pictures by a compiled package', async () => {
  const answer = await runInSandbox({
    sandbox: built('images-process-main', true),
    input: writePng(8, 8),
    task: { width: 4, height: 4, fit: 'cover', maxPixels: 1000 },
    limits,
    signal,
  })
  expect(answer).toMatchObject({ kind: 'picture', webp: expect.any(String) })
})

it.each(globSync('*-main.mjs', { cwd: folder }))(
  '%s may read what lies beside it, and no sources',
  (main) => {
    const sandbox = built(main.replace(/^platform-|\.mjs$/g, ''))
    const read = (file: string) =>
      spawnSync(process.execPath, [
        ...confinement(sandbox, limits),
        '-p',
        `fs.readFileSync('${file}').length`,
      ])
    expect(read(fileURLToPath(sandbox.main)).status).toBe(0)
    expect(read(fileURLToPath(import.meta.url)).stderr.toString()).toContain('ERR_ACCESS_DENIED')
  },
)
