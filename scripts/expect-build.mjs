import { staleBuilds } from './set-up.mjs'

/** Journeys run in the screens that were built: without a build of the sources as they are they end before they begin. */
export default function expectBuild() {
  const stale = staleBuilds(['web', 'widget']).map(({ name }) => name)
  if (stale.length > 0)
    throw new Error(`The build of ${stale.join(' and ')} is missing or out of date. Run npm run build.`)
}
