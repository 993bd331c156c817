import { accountScreens } from './account-screens.ts'
import { statusScreens } from './status-screens.ts'
import { testScreens } from './test-screens.ts'

testScreens([...statusScreens, ...accountScreens])
