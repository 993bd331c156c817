import type { Plugin, Rolldown } from 'vite'

const script = 'src/theme/before-paint.ts'
const styles = 'src/theme/dark.css'

/**
 * Puts the script that colours the page first into it, with the dark styles, which are fetched where they are wanted. Both
 * are files of their own: the policy of the page allows no script in it.
 */
export function themeBeforePaint(): Plugin {
  return {
    name: 'theme-before-paint',
    config: () => ({ build: { rolldownOptions: { input: ['index.html', script, styles] } } }),
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const tags = bundle
          ? tagsFor(`/${fileOf(bundle, script)}`, `/${fileOf(bundle, styles)}`)
          : tagsFor(`/${script}`, `/${styles}`, 'type="module" ')
        return html.replace('<!-- theme-before-paint -->', tags)
      },
    },
  }
}

/** The styles stand first, for the script to find them. */
function tagsFor(src: string, href: string, type = ''): string {
  return `<link id="dark-styles" rel="stylesheet" data-href="${href}" media="screen" />
    <script ${type}src="${src}"></script>`
}

/** What an entry was built to. */
function fileOf(bundle: Rolldown.OutputBundle, source: string): string {
  const file = Object.values(bundle).find((each) =>
    each.type === 'chunk'
      ? each.facadeModuleId?.endsWith(source)
      : each.originalFileNames.some((name) => name.endsWith(source)),
  )
  if (!file) throw new Error(`${source} is not among what was built`)
  return file.fileName
}
