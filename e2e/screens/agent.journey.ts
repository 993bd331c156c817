import { agentScreens } from './agent-screens.ts'
import { testScreens } from './test-screens.ts'

testScreens(agentScreens)
