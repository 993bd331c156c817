import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { drawScan, turnScan } from '../../../test/documents/draw-scan.ts'
import { recognizeBytes } from '../../../test/extract-bytes.ts'
import { createExtraction } from './index.ts'

/** Stands for a Tesseract of the system: speaks its command line, and says what it was called with. */
const standIn = (languages: string, reading: string) => `#!/bin/sh
if [ "$1" = --list-langs ]; then
  printf 'List of available languages in "/usr/share" (4):\\n${languages}'
  exit
fi
size=$(head -c 2)
${reading}
`

/** Sure words in hOCR: the signature of the image, the arguments, and the most memory in kilobytes. */
const tellsArguments = `cat > /dev/null
echo "<span class='ocr_line' title='bbox 10 10 900 50; x_size 40'>"
at=10
for word in "$size" "$@" "$(ulimit -v)" "$OMP_THREAD_LIMIT"; do
  echo "<span class='ocrx_word' title='bbox $at 10 $((at + 30)) 50; x_wconf 96'>$word</span>"
  at=$((at + 40))
done
echo "</span>"`

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parleykit-tesseract-'))
  // Another account runs it.
  await chmod(folder, 0o755)
})
afterAll(() => rm(folder, { recursive: true }))

const page = drawScan(['A day ticket costs 17.50 euros.'], { width: 1000, height: 240 })

async function read(program: string, picture = page) {
  await writeFile(join(folder, 'tesseract'), program, { mode: 0o755 })
  const extraction = createExtraction({ maxMilliseconds: 60_000 }, folder)
  try {
    const file = { bytes: picture.toBuffer('image/png'), fileName: 'ticket.png' }
    return (await recognizeBytes(extraction, file)).text
  } finally {
    await extraction.close()
  }
}

const all = 'deu\\neng\\nfra\\nosd\\nita\\n'

it("reads by the system's Tesseract, with its languages and within limits", async () => {
  const text = await read(standIn(all, tellsArguments), turnScan(page, 2))
  const line = 'P5 stdin stdout -l eng+deu+fra+ita --psm 11 --dpi 172 -c thresholding_method=2 hocr 819200 1'
  expect(text).toBe(line)
})

it.each([
  ['it lacks a packaged language', 'eng\\nosd\\n', tellsArguments],
  ['it fails', all, 'exit 1'],
  ['it writes without end', all, 'yes'],
])('reads by the packaged one if %s', async (_, languages, reading) => {
  expect(await read(standIn(languages, reading))).toContain('A day ticket costs 17.50 euros.')
})

it('reads by the packaged one if there is none', async () => {
  const extraction = createExtraction({}, '')
  const file = { bytes: page.toBuffer('image/png'), fileName: 'ticket.png' }
  expect((await recognizeBytes(extraction, file)).text).toContain('A day ticket costs 17.50 euros.')
  await extraction.close()
})
