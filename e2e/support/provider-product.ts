import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTestProvider, type TestProvider } from '../../server/test/oidc/open-test-provider.ts'
import { openGateway } from './open-gateway.ts'
import { test as base, expect } from './product.ts'
import { endServer, runServer } from './run-server.ts'

/** A product that people may sign in to with an identity provider, which is another site to their browsers. */
export interface ProviderProduct {
  readonly origin: string
  readonly provider: TestProvider
}

export const test = base.extend<object, { site: ProviderProduct }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'parleykit-e2e-'))
      const gateway = await openGateway()
      const origin = `http://127.0.0.1:${gateway.port}`
      const provider = await openTestProvider(origin)
      const server = await runServer(dataDir, { ...provider.environment, EMBEDDING_MODEL: 'off' })
      gateway.routeTo(server.origin)
      await use({ origin, provider })
      await endServer(server, 'SIGTERM')
      await gateway.close()
      await provider.close()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
})

export { expect }
