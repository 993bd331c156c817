import { testSituations } from './situation.ts'
import { situations } from './situations/index.ts'

testSituations(situations.billing)
