import { auditScreens } from './audit-screens.ts'
import { testScreens } from './test-screens.ts'
import { workspaceScreens } from './workspace-screens.ts'

testScreens([...workspaceScreens, ...auditScreens])
