import { testScreens } from './test-screens.ts'
import { wizardScreens } from './wizard-screens.ts'

testScreens(wizardScreens)
