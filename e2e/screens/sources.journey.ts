import { sourceScreens } from './source-screens.ts'
import { testScreens } from './test-screens.ts'

testScreens(sourceScreens)
