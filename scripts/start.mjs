// `npm start`: installs and builds what is missing or stale, then runs the server.
import { constants } from 'node:os'
import { build, install, main, startServer } from './set-up.mjs'

await main(async () => {
  await install()
  await build()
  const server = startServer()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // Ctrl-C reaches every process of the terminal by itself.
    process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY ? undefined : server.kill(signal)))
  }
  server.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
})
