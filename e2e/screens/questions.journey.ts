import { questionScreens } from './question-screens.ts'
import { testScreens } from './test-screens.ts'

testScreens(questionScreens)
