import { scanScreens } from './scan-screens.ts'
import { testScreens } from './test-screens.ts'

testScreens(scanScreens)
