import type { Browser, BrowserContext, Page } from '@playwright/test'
import { makeOwner, type TestOwner } from '../../server/test/make-owner.ts'

/** What a situation is built with; everything opened here is closed at its end. */
export interface Stage {
  readonly product: string
  /** A newly registered account; its names are said. */
  newOwner(): Promise<TestOwner>
  /** A browser window, signed in when an owner is given. */
  openPage(owner?: TestOwner, viewport?: { readonly width: number; readonly height: number }): Promise<Page>
  /** Has something that was opened beside the stage closed with it. */
  onClose(step: () => Promise<void>): void
  /** Says what a name in round brackets means, such as `(agent name)`. */
  say(name: string, words: string): void
  /** A text with every name that was said in place of its brackets. */
  fill(text: string): string
  close(): Promise<void>
}

/** A stage on the product at an origin. */
export function openStage(product: string, browser: Browser): Stage {
  const contexts: BrowserContext[] = []
  const steps: (() => Promise<void>)[] = []
  const said = new Map<string, string>()
  const say = (name: string, words: string) => void said.set(name, words)
  return {
    product,
    say,
    onClose: (step) => void steps.push(step),
    async newOwner() {
      const owner = await makeOwner(product)
      const { username, email } = owner.user
      say('(username)', username)
      say('(email)', email)
      say('(INITIALS)', username.slice(0, 2).toUpperCase())
      return owner
    },
    async openPage(owner, viewport) {
      const context = await browser.newContext({ baseURL: product, ...(viewport && { viewport }) })
      contexts.push(context)
      if (owner) {
        const [name = '', value = ''] = owner.cookie.split('=')
        await context.addCookies([{ name, value, url: product }])
      }
      return context.newPage()
    },
    fill: (text) => [...said].reduce((filled, [name, words]) => filled.replaceAll(name, words), text),
    async close() {
      const pages = contexts.flatMap((context) => context.pages())
      // What a route still fetches ends with its page, and is no fault then.
      await Promise.all(pages.map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
      await Promise.all(contexts.map((context) => context.close()))
      await Promise.all(steps.map((step) => step()))
    },
  }
}
