import { publicScreens } from './public-screens.ts'
import { testScreens } from './test-screens.ts'

testScreens(publicScreens)
