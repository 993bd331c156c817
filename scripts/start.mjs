// `npm start`: installs and builds what is missing or stale, then runs the server.
import { constants } from 'node:os'
import { build, install, main, startProgram } from './set-up.mjs'

const parent = process.ppid

await main(async () => {
  await install()
  await build()
  const server = startProgram('main.ts')
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // Ctrl-C reaches every process of the terminal by itself.
    process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY ? undefined : server.kill(signal)))
  }
  if (process.env.npm_lifecycle_event) endWithParent(() => server.kill('SIGTERM'))
  server.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
})

/** Stops when npm is gone: nobody could stop the server by its terminal or its pid any more. */
function endWithParent(stop) {
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    stop()
  }, 500)
}
