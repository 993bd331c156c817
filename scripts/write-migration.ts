import { readFileSync, writeFileSync } from 'node:fs'
import { planMigration } from './plan-migration.ts'

/** Writes the next numbered migration from the difference between the tables and the last migration's snapshot. */
const name = process.argv[2]
if (!name || !/^[a-z0-9-]+$/.test(name)) {
  console.error('Give the migration a short name: npm run migration -- add-something')
  process.exit(1)
}
const { folder, number, statements, snapshot } = await planMigration()
if (statements.length === 0) {
  console.log('The migrations match the tables: nothing to write.')
  process.exit(0)
}
const tag = `${String(number).padStart(4, '0')}-${name}`
const journalPath = `${folder}/meta/_journal.json`
const journal: { entries: object[] } = JSON.parse(readFileSync(journalPath, 'utf8'))
journal.entries.push({ idx: number, version: '7', when: Date.now(), tag, breakpoints: true })
writeFileSync(`${folder}/${tag}.sql`, `${statements.join('\n--> statement-breakpoint\n')}\n`)
writeFileSync(`${folder}/meta/snapshot.json`, `${JSON.stringify(snapshot, null, 2)}\n`)
writeFileSync(journalPath, `${JSON.stringify(journal, null, 2)}\n`)
console.log(`Wrote migrations/${tag}.sql (${statements.length} statements). Read it before you commit it.`)
