import { modelScreens } from './model-screens.ts'
import { spendingScreens } from './spending-screens.ts'
import { testScreens } from './test-screens.ts'

testScreens([...modelScreens, ...spendingScreens])
