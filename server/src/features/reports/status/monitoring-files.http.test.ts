import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { createTestApp } from '../../../../test/create-test-app.ts'
import { counters, durations, gauges } from '../../../platform/metrics/index.ts'

const read = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../../../../${path}`, import.meta.url)), 'utf8')
const token = 'a token for the tests'

interface Panel {
  readonly title: string
  readonly targets: readonly { readonly expr: string }[]
}
interface Rule {
  readonly alert: string
  readonly expr: string
}

const dashboard: { panels: readonly Panel[] } = JSON.parse(read('deploy/grafana-dashboard.json'))
const alerts: { groups: readonly { rules: readonly Rule[] }[] } = parse(read('deploy/alerts.yaml'))
const rules = alerts.groups.flatMap(({ rules }) => rules)
const expressions = [
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ...rules.map(({ expr }) => expr),
]

test('every metric that the dashboard and the alerts name is there, with the labels that they use', async () => {
  const app = await createTestApp({ METRICS_TOKEN: token })
  try {
    const answer = await fetch(`${app.origin}/metrics`, { headers: { authorization: `Bearer ${token}` } })
    const scraped = [...(await answer.text()).matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name)
    const own = [...Object.values(counters), ...Object.values(durations), ...Object.values(gauges)]
    const labels = new Set(['instance', 'job', 'le', ...own.flatMap((measure) => [...measure.labels])])
    const known = new Set([...scraped, ...own.map(({ name }) => name)])
    for (const expression of expressions) {
      const named = [...expression.matchAll(/\b((?:parleykit|nodejs|process)_\w+)/g)].map(([, name]) => name)
      for (const name of named) expect(known).toContain(name?.replace(/_(?:bucket|count|sum)$/, ''))
      for (const [, label] of expression.matchAll(/(\w+)(?:=~|!~|!=|=)"/g)) expect(labels).toContain(label)
      for (const [, list = ''] of expression.matchAll(/\bby \(([^)]+)\)/g))
        for (const label of list.split(', ')) expect(labels).toContain(label)
    }
  } finally {
    await app.close()
  }
})

test('every metric of the product is on the dashboard, and every alert in the operator’s page', () => {
  const text = expressions.join('\n')
  const shown = [...Object.values(counters), ...Object.values(durations), ...Object.values(gauges)]
  const hidden = shown.filter(({ name }) => !text.includes(name)).map(({ name }) => name)
  expect(hidden).toEqual(['parleykit_index_cache_indexes', 'parleykit_backup_size_bytes'])
  const page = read('docs/operate.md')
  for (const { alert } of rules) expect(page).toContain(alert)
})
