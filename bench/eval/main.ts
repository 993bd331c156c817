import { parseArgs } from 'node:util'
import { runCommand } from '../../server/src/run-command.ts'
import { doorRows } from './doors/door-rows.ts'
import { measureDoors } from './doors/measure-doors.ts'
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

/** `npm run eval`: how well agents answer from their knowledge, keyless; with `--agent` one of the user's own. */
await runCommand(async (args) => {
  const { values } = parseArgs({
    args,
    options: {
      json: { type: 'boolean', default: false },
      slips: { type: 'boolean', default: false },
      'held-out': { type: 'boolean', default: false },
      large: { type: 'boolean', default: false },
      prompts: { type: 'boolean', default: false },
      meaning: { type: 'boolean', default: false },
      model: { type: 'boolean', default: false },
      seed: { type: 'string', default: '1' },
      agent: { type: 'string' },
      questions: { type: 'string' },
    },
  })
  const print = (figures: object, rows: readonly Row[]) =>
    console.log(values.json ? JSON.stringify(figures, null, 2) : layOut(rows))
  const started = performance.now()
  if (values.agent !== undefined || values.questions !== undefined) {
    if (values.agent === undefined || values.questions === undefined)
      throw new Error('Give both: npm run eval -- --agent ID --questions file.jsonl')
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
    if (values.slips && !values.json)
      for (const { slips } of Object.values(runs)) console.log(slips.join('\n'))
    return
  }
  const seed = Number(values.seed)
  if (!Number.isInteger(seed)) throw new Error(`--seed must be a whole number, not ${values.seed}`)
  const material = readMaterial()
  const small = measureAllSmallAgents()
  const languages = measureLanguages()
  const doors = {
    everyday: await measureDoors(readEveryday()),
    'everyday, tuned': await measureDoors(readOwnAgents('tuned')),
    'everyday, unseen': await measureDoors(readOwnAgents('unseen')),
  }
  const articles = material && measureArticles(material)
  const faq = material && measureFaq(material)
  const typos = material && measureTypos(material, seed)
  const large = material && values.large ? await measureLarge(material, seed) : undefined
  const skipped = material ? undefined : `Skipped: there is no evaluation material in ${MATERIAL_FOLDER}.`
  const seconds = (performance.now() - started) / 1000
  print({ small, languages, doors, articles, faq, typos, large, skipped, seed, seconds }, [
    ...smallRows(small),
    ...languageRows(languages),
    ...Object.entries(doors).flatMap(([set, figures]) => doorRows(set, figures)),
    ...(articles && faq ? sharedRows(articles, faq) : []),
    ...(typos ? typoRows(typos) : []),
    ...(large ? largeRows(large) : []),
    ['seed / time taken, s', `${seed} / ${seconds.toFixed(1)}`],
    ...(skipped === undefined ? [] : [['note', skipped] as const]),
  ])
  if (!values.slips || values.json) return
  const shown = [small.first, small.tuning, ...(values['held-out'] ? [small.heldOut] : [])]
  console.log(
    [
      ...shown.flatMap(({ slips }) => slips),
      ...languages.slips,
      ...[...doors.everyday, ...doors['everyday, tuned']].flatMap(({ slips }) => slips),
      ...(values['held-out'] ? doors['everyday, unseen'].flatMap(({ slips }) => slips) : []),
      ...(typos?.slips ?? []),
    ].join('\n'),
  )
})

function layOut(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(([label]) => label.length))
  return rows.map(([label, value]) => `${label.padEnd(width)}  ${value}`).join('\n')
}
