import { testScreens } from './test-screens.ts'
import { workspaceScreens } from './workspace-screens.ts'

testScreens(workspaceScreens)
