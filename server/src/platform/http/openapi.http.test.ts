import { api } from '@parleykit/contract/api'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../test/create-test-app.ts'

test('OpenAPI describes every route of the contract, and nothing else', async () => {
  const app = await createTestApp()
  try {
    const response = await fetch(`${app.origin}/openapi.json`)
    const { paths } = (await response.json()) as { paths: Record<string, Record<string, unknown>> }
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const routes = Object.values(api).map(
      ({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
    )
    expect(paths['/api/agents/{id}/knowledge/{entryId}/file']?.get).toMatchObject({
      responses: {
        200: { content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } },
      },
    })
    expect(described.filter((route) => !route.startsWith('HEAD')).sort()).toEqual(routes.sort())
  } finally {
    await app.close()
  }
})
