import { architecture } from '../architecture.ts'
import { featureOf } from './feature-of.ts'
import { resolveImport } from './resolve-import.ts'
import type { Breach, SourceFile } from './source-file.ts'

const order: readonly string[] = architecture.features
const root = 'server/src/'

/** What a file may import of a feature: app.ts knows how each is registered, all others its verbs and types. */
function entriesFor(path: string, inside: string | undefined): readonly string[] {
  if (path === `${root}app.ts`) return ['feature.ts']
  return inside?.startsWith('core/') ? ['index.ts', 'core/index.ts'] : ['index.ts']
}

/** A feature imports features to its left through their index.ts; platform and contract know no feature. */
export function checkFeatures({ path, isTest, imports }: SourceFile): Breach[] {
  if (!path.startsWith(root) || isTest) return []
  const own = featureOf(path, 'server')
  if (own && !order.includes(own.feature))
    return [{ path, message: `the feature "${own.feature}" has no place in scripts/architecture.ts` }]

  return imports.flatMap(({ from }) => {
    const target = featureOf(resolveImport(path, from) ?? '', 'server')
    if (target === undefined || target.feature === own?.feature) return []
    if (path.startsWith(`${root}platform/`))
      return [{ path, message: `platform may not know the feature "${target.feature}"` }]
    if (own && order.indexOf(target.feature) >= order.indexOf(own.feature))
      return [
        {
          path,
          message: `"${own.feature}" may not import "${target.feature}", which comes after it; offer a hook that it connects in its feature.ts`,
        },
      ]
    const entries = entriesFor(path, own?.inside)
    return entries.includes(target.inside)
      ? []
      : [
          {
            path,
            message: `reaches into "${target.feature}" by ${target.inside}; import its ${entries.join(' or ')}`,
          },
        ]
  })
}
