import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('./serve-orders.ts', import.meta.url))

interface Asked {
  readonly asked: readonly { readonly number: string; readonly email: string }[]
  /** The Idempotency-Key of each booking. */
  readonly bookings: readonly string[]
}

/** The stand-in shop as a process of its own. */
export async function startOrderShop() {
  const child = spawn(process.execPath, [main], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const host = `127.0.0.1:${/ready at (\d+)/.exec(String(line))?.[1]}`
  const origin = `http://${host}`
  return {
    ...{ host, origin },
    asked: async (): Promise<Asked> => (await (await fetch(`${origin}/asked`)).json()) as Asked,
    close: async () => {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}
