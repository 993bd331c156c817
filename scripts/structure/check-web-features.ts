import { architecture } from '../architecture.ts'
import { featureOf } from './feature-of.ts'
import { resolveImport } from './resolve-import.ts'
import type { Breach, SourceFile } from './source-file.ts'

const order: readonly string[] = architecture.webFeatures
const composers: readonly string[] = architecture.webComposers

/** A feature of the web app imports those before it, lazily loaded ones too; outside of them only composers know any. */
export function checkWebFeatures({ path, isTest, imports }: SourceFile): Breach[] {
  if (!path.startsWith('web/src/') || isTest) return []
  const own = featureOf(path, 'web')?.feature
  if (own !== undefined && !order.includes(own))
    return [{ path, message: `the feature "${own}" has no place in architecture.webFeatures` }]

  return imports.flatMap(({ from }) => {
    const target = resolveImport(path, from) ?? ''
    const feature = featureOf(target, 'web')?.feature
    if (own !== undefined && composers.includes(target))
      return [{ path, message: `imports ${from}, which puts features together` }]
    if (feature === undefined || feature === own) return []
    if (own === undefined)
      return composers.includes(path)
        ? []
        : [{ path, message: `knows the feature "${feature}"; outside of features only composers do` }]
    return order.indexOf(feature) < order.indexOf(own)
      ? []
      : [
          {
            path,
            message: `"${own}" may not import "${feature}", which comes after it; take it as children or a callback`,
          },
        ]
  })
}
