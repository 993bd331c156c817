import { serverSettingsScreens } from './server-settings-screens.ts'
import { setupScreens } from './setup-screens.ts'
import { testScreens } from './test-screens.ts'

testScreens([...setupScreens, ...serverSettingsScreens])
