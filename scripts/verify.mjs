// `npm run verify`: the quick part of `npm test`.
import { main } from './set-up.mjs'
import { quickChecks } from './steps/quick-checks.mjs'
import { sumUp } from './steps/step.mjs'

await main(async () => {
  await quickChecks()
  sumUp()
})
