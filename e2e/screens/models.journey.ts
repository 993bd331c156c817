import { modelScreens } from './model-screens.ts'
import { testScreens } from './test-screens.ts'

testScreens(modelScreens)
