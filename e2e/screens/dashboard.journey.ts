import { dashboardScreens } from './dashboard-screens.ts'
import { testScreens } from './test-screens.ts'

testScreens(dashboardScreens)
