import { testScreens } from './test-screens.ts'
import { websiteScreens } from './website-screens.ts'

testScreens(websiteScreens)
