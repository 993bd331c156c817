import { parseArgs } from 'node:util'
import { measureLarge } from '../eval/large/measure-large.ts'
import { MATERIAL_FOLDER, readMaterial } from '../eval/read-material.ts'
import { largeRows } from '../eval/rows.ts'
import { openReport } from '../support/open-report.ts'

/** `npm run bench -- training`: one agent with 600 KB of knowledge and one with 50 MB. Takes minutes. */
const { values } = parseArgs({ options: { seed: { type: 'string', default: '1' } } })
const material = readMaterial()
if (material) {
  const report = openReport('training', values)
  for (const [label, figure] of largeRows(await measureLarge(material, Number(values.seed))))
    report.row(label, figure)
  report.save()
} else {
  console.error(`There is no material in ${MATERIAL_FOLDER}.`)
  process.exitCode = 2
}
