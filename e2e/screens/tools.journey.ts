import { testScreens } from './test-screens.ts'
import { toolScreens } from './tool-screens.ts'

testScreens(toolScreens)
