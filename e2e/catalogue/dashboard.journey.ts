import { testSituations } from './situation.ts'
import { dashboardSituations, shellSituations } from './situations/dashboard.ts'
import { statusSituations } from './situations/status.ts'

testSituations([...dashboardSituations, ...shellSituations, ...statusSituations])
