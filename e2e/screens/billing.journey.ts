import { billingScreens } from './billing-screens.ts'
import { testScreens } from './test-screens.ts'

testScreens(billingScreens)
