import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../results/', import.meta.url))
const WIDTH = 64

export interface Report {
  /** Prints a figure and keeps it. */
  row(label: string, figure: Figure): void
  /** Writes `bench/results/NAME.json`: the figures with machine, date, commit and options. */
  save(): void
}

type Figure = number | string | boolean | null | object

/** Collects the figures of one run of a bench. */
export function openReport(bench: string, options: object): Report {
  const [cpu] = cpus()
  const machine = {
    cpu: cpu?.model,
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 1e9),
    node: process.version,
    loadAtStart: round(loadavg()[0] ?? 0),
  }
  const figures: Record<string, Figure> = {}
  return {
    row(label, figure) {
      const text = JSON.stringify(figure, (_, value) => (typeof value === 'number' ? round(value) : value))
      figures[label] = JSON.parse(text)
      console.log(`${label.padEnd(WIDTH)}  ${text.replaceAll('"', '')}`)
    },
    save() {
      const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: folder, encoding: 'utf8' })
      const result = {
        bench,
        date: new Date().toISOString().slice(0, 10),
        commit: commit.trim(),
        machine,
        options,
        figures,
      }
      writeFileSync(`${folder}${bench}.json`, `${JSON.stringify(result, null, 2)}\n`)
    },
  }
}

/** Three digits are enough for any figure below a hundred. */
function round(figure: number): number {
  return Math.abs(figure) < 100 ? Number(figure.toPrecision(3)) : Math.round(figure)
}
