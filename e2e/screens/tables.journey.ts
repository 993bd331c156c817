import { tableScreens } from './table-screens.ts'
import { testScreens } from './test-screens.ts'

testScreens(tableScreens)
