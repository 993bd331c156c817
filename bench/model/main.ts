import { parseArgs } from 'node:util'
import { startScriptedLanguageModel } from '../../server/test/scripted-language-model.ts'
import { measureModel } from './measure-model.ts'

/** `node bench/model/main.ts`: what the product adds to a language model's time and costs in CPU. */
const { values } = parseArgs({
  options: { 'base-url': { type: 'string' }, rounds: { type: 'string', default: '300' } },
})

const scripted = values['base-url']
  ? null
  : await startScriptedLanguageModel({
      says: 'Renting a kayak costs 20 euros an hour [1]. Life jackets are included in the price [1]. Renting one costs the same with or without life jackets [1].',
    })
const report = await measureModel(values['base-url'] ?? scripted?.baseUrl ?? '', Number(values.rounds))
await scripted?.close()

const quantile = (times: readonly number[], share: number) =>
  [...times].sort((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0
const row = (name: string, value: string) => console.log(`${name.padEnd(58)}${value}`)
const both = (times: readonly number[]) =>
  `${quantile(times, 0.5).toFixed(1)} / ${quantile(times, 0.95).toFixed(1)}`
row('first text of the model alone, ms, p50 / p95', both(report.direct))
row('first text of an agent with the model, ms, p50 / p95', both(report.agent))
row('first text of an agent without a model, ms, p50 / p95', both(report.embedded))
row(
  'added to the first text, ms, p50',
  (quantile(report.agent, 0.5) - quantile(report.direct, 0.5)).toFixed(1),
)
row('CPU of the server a chat with the model, ms', report.cpuPerChat.toFixed(1))
row('CPU of the server a chat without a model, ms', report.cpuPerEmbeddedChat.toFixed(1))
