import { readFileSync } from 'node:fs'
import { featureCount, intentFeatures } from './intent-features.ts'

/** What a message asks for besides knowledge: to talk to a person, or how to reach the team. */
export const intents = ['person', 'contact'] as const
export type Intent = (typeof intents)[number]

/** Longer messages are about more than that. */
const longestMessage = 200
/** In log odds: at 1, none of 200 ordinary questions was classified as a request for a person. */
const threshold = 1

/** Per intent: bias and scale as floats, then a signed byte per feature. See bench/eval/intents/learn-intents.ts. */
const learned = readFileSync(new URL('./intent-weights.bin', import.meta.url))
const bytesOfIntent = 8 + featureCount

/** The intent of a message, by logistic regression over its character n-grams; null for an ordinary question. */
export function classifyIntent(message: string): Intent | null {
  if (message.length > longestMessage) return null
  const features = intentFeatures(message)
  const scores = intents.map((intent, at) => ({ intent, score: logOdds(features, at * bytesOfIntent) }))
  const best = scores.reduce((one, other) => (other.score > one.score ? other : one))
  return best.score > threshold ? best.intent : null
}

function logOdds(features: ReadonlySet<number>, offset: number): number {
  let sum = 0
  for (const feature of features) sum += learned.readInt8(offset + 8 + feature)
  const scale = learned.readFloatLE(offset + 4)
  return (sum * scale) / Math.sqrt(features.size) + learned.readFloatLE(offset)
}
