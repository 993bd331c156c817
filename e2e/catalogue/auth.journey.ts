import { testSituations } from './situation.ts'
import { authSituations } from './situations/auth.ts'

testSituations(authSituations)
