// `npm run verify`: the quick part of `npm test`. `npm run verify -- types style structure unused` runs these checks alone.
import { main } from './set-up.mjs'
import { quickChecks, runChecks } from './steps/quick-checks.mjs'
import { sumUp } from './steps/step.mjs'

await main(async () => {
  const names = process.argv.slice(2)
  await (names.length > 0 ? runChecks(names) : quickChecks())
  sumUp()
})
