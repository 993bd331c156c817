import type { billingWebPages, webPages } from '@parleykit/contract/web-pages'
import { expectTypeOf, test } from 'vitest'
import type { router } from './app.tsx'

type WithoutSlash<Path> = Path extends `${infer Start}/` ? (Start extends '' ? '/' : Start) : Path
type OfDashboard = `/dashboard/${string}`
type Page = WithoutSlash<keyof typeof router.routesByPath>
type Served = (typeof webPages)[number] | (typeof billingWebPages)[number] | OfDashboard

test('the server knows every page, as the types say', () => {
  expectTypeOf<Exclude<Page, Served>>().toEqualTypeOf<never>()
  // All of them are seen.
  expectTypeOf<'/join' | '/dashboard/profile' | '/bots/$botId'>().toExtend<Page>()
})
