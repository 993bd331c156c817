import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { detectLanguage } from '../../engine/src/text/detect-language.ts'
import type { Extraction } from '../../server/src/platform/extraction/index.ts'
import { scoreWords } from '../pages/score-words.ts'
import type { KnownPage } from './known-pages.ts'

export interface MeasuredScan {
  readonly name: string
  /** Share of the page's words that were found. */
  readonly found: number
  /** Share of what was found that is on the page. */
  readonly right: number
  readonly confidence: number
  readonly seconds: number
  /** Of one core; less than `seconds` while others use the machine. */
  readonly cpuSeconds: number
  /** The most that its process took. */
  readonly megabytes: number
}

/** Reads a file of one known page by OCR. */
export async function measureScan(
  extraction: Extraction,
  { name, text }: KnownPage,
  { bytes, fileName }: { readonly bytes: Buffer; readonly fileName: string },
): Promise<MeasuredScan> {
  const folder = await mkdtemp(join(tmpdir(), 'parleykit-ocr-'))
  const path = join(folder, 'scan')
  await writeFile(path, bytes)
  const file = await open(path)
  const children = new Map<number, ChildUse>()
  const watch = setInterval(() => {
    for (const child of listChildren()) {
      const megabytes = Math.max(child.megabytes, children.get(child.pid)?.megabytes ?? 0)
      children.set(child.pid, { ...child, megabytes })
    }
  }, 100)
  const start = performance.now()
  try {
    const read = await extraction.recognize(
      { descriptor: file.fd, size: bytes.length, fileName },
      {
        detectLanguage,
        transcribe: null,
        onProgress: async () => {},
        signal: new AbortController().signal,
      },
    )
    const seconds = (performance.now() - start) / 1000
    const score = scoreWords(read.text.replaceAll(/⟦[^⟧]*⟧/g, ' '), text)
    return {
      name,
      found: score.kept / score.expected,
      right: score.kept / score.found,
      confidence: read.recognized.pages[0]?.confidence ?? 0,
      seconds: Math.round(seconds * 10) / 10,
      cpuSeconds: [...children.values()].reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0),
      megabytes: Math.round(Math.max(0, ...[...children.values()].map(({ megabytes }) => megabytes))),
    }
  } finally {
    clearInterval(watch)
    await file.close()
    await rm(folder, { recursive: true })
  }
}

interface ChildUse {
  readonly pid: number
  readonly cpuSeconds: number
  /** The most so far. */
  readonly megabytes: number
}

/** What each process that this one has started takes. */
function listChildren(): ChildUse[] {
  const uses = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readUse(Number(name)))
  const own = new Set([process.pid])
  // Children have higher numbers than their parents, nearly always.
  for (const { pid, parent } of uses) if (own.has(parent)) own.add(pid)
  return uses.filter(({ pid }) => pid !== process.pid && own.has(pid))
}

/** Clock ticks of /proc, on every Linux that runs here. */
const ticksPerSecond = 100

function readUse(pid: number): (ChildUse & { parent: number })[] {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
    const [, parent, , , , , , , , , , user = 0, system = 0] = fields.split(' ').map(Number)
    const peak = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0
    const cpuSeconds = (user + system) / ticksPerSecond
    return [{ pid, parent: parent ?? 0, cpuSeconds, megabytes: Number(peak) / 1024 }]
  } catch {
    // It has just ended.
    return []
  }
}
