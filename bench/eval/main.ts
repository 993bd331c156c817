import { parseArgs } from 'node:util'
import { runCommand } from '../../server/src/run-command.ts'
import { readOwnAgents } from './everyday/read-own-agents.ts'
import { measureLanguages } from './languages/measure-languages.ts'
import { measureLarge } from './large/measure-large.ts'
import { measureMeaning } from './meaning/measure-meaning.ts'
import { measureArticles } from './measure-articles.ts'
import { measureFaq } from './measure-faq.ts'
import { measureTypos } from './measure-typos.ts'
import { measureWithModel } from './model/measure-with-model.ts'
import { modelRows } from './model/model-rows.ts'
import { openAndMeasure } from './own/open-and-measure.ts'
import { measureAllPrompts } from './prompts/measure-prompts.ts'
import { promptRows } from './prompts/prompt-rows.ts'
import { readEveryday } from './prompts/read-everyday.ts'
import { MATERIAL_FOLDER, readMaterial } from './read-material.ts'
import { languageRows, largeRows, ownRows, type Row, sharedRows, typoRows } from './rows.ts'
import { measureAllSmallAgents } from './small/measure-all-small-agents.ts'
import { smallRows } from './small/small-rows.ts'
import { curveRows } from './suggestions/curve-rows.ts'
import { measureSuggestions } from './suggestions/measure-suggestions.ts'
import { suggestionRows } from './suggestions/suggestion-rows.ts'

const options = {
  json: { type: 'boolean', default: false },
  failures: { type: 'boolean', default: false },
  'held-out': { type: 'boolean', default: false },
  large: { type: 'boolean', default: false },
  prompts: { type: 'boolean', default: false },
  meaning: { type: 'boolean', default: false },
  curve: { type: 'boolean', default: false },
  model: { type: 'boolean', default: false },
  seed: { type: 'string', default: '1' },
  agent: { type: 'string' },
  questions: { type: 'string' },
} as const

/** `npm run bench -- eval`: how well agents answer from their knowledge, keyless; with `--agent` one of the user's own. */
await runCommand(async (args) => {
  const { values } = parseArgs({ args, options })
  const print = (figures: object, rows: readonly Row[]) =>
    console.log(values.json ? JSON.stringify(figures, null, 2) : layOut(rows))
  if (values.agent !== undefined || values.questions !== undefined) {
    if (values.agent === undefined || values.questions === undefined)
      throw new Error('Give both: npm run bench -- eval --agent ID --questions file.jsonl')
    const own = await openAndMeasure(values.agent, values.questions)
    print(own, ownRows(own))
    return
  }
  if (values.model) {
    const outcomes = await measureWithModel()
    const rows = modelRows(outcomes)
    print(Object.fromEntries(rows), rows)
    return
  }
  if (values.meaning) {
    const rows = await measureMeaning()
    print(Object.fromEntries(rows), rows)
    return
  }
  if (values.prompts) {
    const runs = await measureAllPrompts()
    print(
      runs,
      Object.entries(runs).flatMap(([run, figures]) => promptRows(run, figures)),
    )
    if (values.failures && !values.json)
      for (const { failures } of Object.values(runs)) console.log(failures.join('\n'))
    return
  }
  await measureWithoutKey(values, print)
})

function layOut(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(([label]) => label.length))
  return rows.map(([label, value]) => `${label.padEnd(width)}  ${value}`).join('\n')
}

/** What answers without a language model come to, on all that there is to ask. */
async function measureWithoutKey(
  values: { readonly [name in 'json' | 'failures' | 'held-out' | 'large' | 'curve']: boolean } & {
    readonly seed: string
  },
  print: (figures: object, rows: readonly Row[]) => void,
): Promise<void> {
  const started = performance.now()
  const seed = Number(values.seed)
  if (!Number.isInteger(seed)) throw new Error(`--seed must be a whole number, not ${values.seed}`)
  const material = readMaterial()
  const small = measureAllSmallAgents()
  const languages = measureLanguages()
  const suggestions = {
    everyday: await measureSuggestions(readEveryday()),
    'everyday, tuned': await measureSuggestions(readOwnAgents('tuned')),
    'everyday, unseen': await measureSuggestions(readOwnAgents('unseen')),
  }
  const articles = material && measureArticles(material)
  const faq = material && measureFaq(material)
  const typos = material && measureTypos(material, seed)
  const large = material && values.large ? await measureLarge(material, seed) : undefined
  const skipped = material ? undefined : `Skipped: there is no evaluation material in ${MATERIAL_FOLDER}.`
  const seconds = (performance.now() - started) / 1000
  print({ small, languages, suggestions, articles, faq, typos, large, skipped, seed, seconds }, [
    ...smallRows(small),
    ...languageRows(languages),
    ...Object.entries(suggestions).flatMap(([set, figures]) => suggestionRows(set, figures)),
    ...(values.curve ? Object.entries(suggestions).flatMap(([set, figures]) => curveRows(set, figures)) : []),
    ...(articles && faq ? sharedRows(articles, faq) : []),
    ...(typos ? typoRows(typos) : []),
    ...(large ? largeRows(large) : []),
    ['seed / time taken, s', `${seed} / ${seconds.toFixed(1)}`],
    ...(skipped === undefined ? [] : [['note', skipped] as const]),
  ])
  if (!values.failures || values.json) return
  const shown = [small.first, small.tuning, ...(values['held-out'] ? [small.heldOut] : [])]
  console.log(
    [
      ...shown.flatMap(({ failures }) => failures),
      ...languages.failures,
      ...[...suggestions.everyday, ...suggestions['everyday, tuned']].flatMap(({ failures }) => failures),
      ...(values['held-out'] ? suggestions['everyday, unseen'].flatMap(({ failures }) => failures) : []),
      ...(typos?.failures ?? []),
    ].join('\n'),
  )
}
